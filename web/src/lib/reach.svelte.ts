/** What a link must begin with to arrive: on the machine of the server, its address on the network. */
import { api } from './api'

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/
const AGAIN = 3000

class Reach {
  /** The first part of every link that is handed out. */
  origin: string = $state(location.origin)
  /** Who such a link reaches: everybody, those on the same network, this machine alone, nobody. */
  who: 'all' | 'nearby' | 'here' | 'nobody' = $state('all')
  /** Whether somebody has come by it from another machine; null where that is not known. */
  reached: boolean | null = $state(null)
  /** What the network is called, if it is one of a VPN or of virtual machines. */
  virtual = $state('')
  /** The command that lets others in, where a firewall is known to be on. */
  allow = $state('')
  private asked = false

  /** Find out, if the page itself came from this machine; otherwise its address is right. */
  ask(): void {
    if (this.asked || !HERE.test(location.hostname)) return
    this.asked = true
    void api.reach().then(
      ({ here_only, addresses: [address], reached, virtual, allow }) => {
        this.who = here_only ? 'here' : address ? 'nearby' : 'nobody'
        if (address) this.origin = address
        this.reached = reached
        this.virtual = virtual
        this.allow = allow
        this.asked = reached !== false
      },
      () => {
        this.asked = false
      },
    )
  }

  /** Look again and again until somebody has come; gives what ends it. */
  watch(): () => void {
    const timer = setInterval(() => this.ask(), AGAIN)
    return () => clearInterval(timer)
  }
}

export const reach = new Reach()
