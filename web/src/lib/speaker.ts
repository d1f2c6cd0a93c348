/** Plays recipes: as loud as is wanted, never before the page was touched, never on a hidden page. */
import { type Heard, RECIPES, type Tone } from './recipes'
import { chance } from './textures'

export interface Manners {
  /** From 0 to 1; 0 is off. */
  volume: () => number
  /** Whether the page has been touched, before which browsers save sounds up, and is looked at;
   * what is urgent may be heard by whoever looks elsewhere. */
  welcome: (urgent: boolean) => boolean
}

/** Sounds of one moment begin a little after each other, so that each can be told. */
const APART = 0.11
const LOUDEST = 0.16

export class Speaker {
  private context: AudioContext | null = null
  private hiss: AudioBuffer | null = null

  constructor(private readonly manners: Manners) {}

  /** The sounds of one moment, each once. */
  play(names: Iterable<Heard>, urgent = false): void {
    const audio = this.open(urgent)
    if (!audio) return
    ;[...new Set(names)].forEach((name, index) => {
      for (const tone of RECIPES[name]) this.sound(audio, tone, index * APART)
    })
  }

  /** Where sounds can be made now, if they are welcome. */
  open(urgent = false): AudioContext | null {
    if (this.manners.volume() <= 0 || !this.manners.welcome(urgent)) return null
    if (typeof AudioContext === 'undefined') return null
    this.context ??= new AudioContext()
    if (this.context.state === 'suspended') void this.context.resume()
    return this.context
  }

  /** Two seconds of noise, made once; it is the same on every visit. */
  noise(audio: AudioContext): AudioBufferSourceNode {
    if (!this.hiss) {
      this.hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
      const next = chance(1)
      const data = this.hiss.getChannelData(0)
      for (let index = 0; index < data.length; index++) data[index] = next() * 2 - 1
    }
    const source = audio.createBufferSource()
    source.buffer = this.hiss
    source.loop = true
    return source
  }

  private sound(audio: AudioContext, tone: Tone, later: number): void {
    const start = audio.currentTime + (tone.at ?? 0) + later
    const end = start + tone.seconds
    const gain = audio.createGain()
    gain.gain.setValueAtTime(LOUDEST * (tone.loud ?? 0.4) * this.manners.volume(), start)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    gain.connect(audio.destination)
    const source =
      tone.wave === 'noise'
        ? this.puff(audio, tone, start, gain)
        : voice(audio, tone, tone.wave ?? 'sine', start, gain)
    source.start(start)
    source.stop(end)
  }

  private puff(audio: AudioContext, tone: Tone, start: number, out: AudioNode) {
    const source = this.noise(audio)
    const band = audio.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = 0.8
    glide(band.frequency, tone, start)
    source.connect(band)
    band.connect(out)
    return source
  }
}

function voice(
  audio: AudioContext,
  tone: Tone,
  wave: OscillatorType,
  start: number,
  out: AudioNode,
) {
  const source = audio.createOscillator()
  source.type = wave
  glide(source.frequency, tone, start)
  source.connect(out)
  return source
}

function glide(pitch: AudioParam, { from, to, seconds }: Tone, start: number): void {
  pitch.setValueAtTime(from, start)
  pitch.exponentialRampToValueAtTime(to, start + seconds)
}
