/** Whether this device must be sparing with data or with power. */

interface Connection extends EventTarget {
  saveData: boolean
}
interface Battery extends EventTarget {
  charging: boolean
  level: number
}
interface Device {
  connection?: Connection
  getBattery?: () => Promise<Battery>
}

/** Below this share of a full battery nothing is done that can be left out. */
const LOW = 0.2

class Thrift {
  private readonly asked = matchMedia('(prefers-reduced-data: reduce)')
  private readonly line = (navigator as Device).connection
  /** What nobody needs is not fetched: pictures of games, letters for show. */
  data: boolean = $state(this.asked.matches || this.line?.saveData === true)
  /** The battery is low: the screen may sleep, and no place murmurs. */
  power: boolean = $state(false)

  constructor() {
    this.line?.addEventListener('change', () => {
      this.data = this.asked.matches || this.line?.saveData === true
    })
    void this.watchBattery()
  }

  private async watchBattery(): Promise<void> {
    const battery = await (navigator as Device).getBattery?.().catch(() => undefined)
    if (!battery) return
    const look = () => (this.power = !battery.charging && battery.level < LOW)
    battery.addEventListener('levelchange', look)
    battery.addEventListener('chargingchange', look)
    look()
  }
}

export const thrift = new Thrift()
