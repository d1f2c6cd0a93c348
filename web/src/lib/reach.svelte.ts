/** What a link must begin with to arrive: on the machine of the server, its address on the network. */
import { api } from './api'

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/

class Reach {
  /** The first part of every link that is handed out. */
  origin: string = $state(location.origin)
  /** Who such a link reaches: everybody, those on the same network, this machine alone, nobody. */
  who: 'all' | 'nearby' | 'here' | 'nobody' = $state('all')
  private asked = false

  /** Find out, if the page itself came from this machine; otherwise its address is right. */
  ask(): void {
    if (this.asked || !HERE.test(location.hostname)) return
    this.asked = true
    void api.reach().then(
      ({ here_only, addresses }) => {
        const [address] = addresses
        this.who = here_only ? 'here' : address ? 'nearby' : 'nobody'
        if (address) this.origin = address
      },
      () => {
        this.asked = false
      },
    )
  }
}

export const reach = new Reach()
