/** Small sounds made on the spot, so that no file has to be loaded. */
import { settings } from './settings.svelte'

interface Tone {
  /** Hertz at the start and the end; 0 is noise. */
  from: number
  to: number
  seconds: number
  at?: number
  loud?: number
  wave?: OscillatorType
}

const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
  turn: [
    { from: 660, to: 660, seconds: 0.14, wave: 'sine', loud: 0.5 },
    { from: 880, to: 880, seconds: 0.26, at: 0.13, wave: 'sine', loud: 0.5 },
  ],
  dice: [0, 0.07, 0.15, 0.26, 0.4].map((at) => ({ from: 0, to: 0, seconds: 0.035, at, loud: 0.5 })),
  step: [{ from: 150, to: 90, seconds: 0.07, wave: 'triangle', loud: 0.5 }],
  door: [
    { from: 190, to: 120, seconds: 0.16, wave: 'sawtooth', loud: 0.16 },
    { from: 0, to: 0, seconds: 0.08, at: 0.14, loud: 0.4 },
  ],
  shot: [
    { from: 0, to: 0, seconds: 0.12, loud: 0.7 },
    { from: 220, to: 60, seconds: 0.12, wave: 'square', loud: 0.16 },
  ],
  hit: [{ from: 130, to: 55, seconds: 0.18, wave: 'square', loud: 0.24 }],
  blast: [
    { from: 0, to: 0, seconds: 0.5, loud: 0.8 },
    { from: 90, to: 35, seconds: 0.5, wave: 'sine', loud: 0.7 },
  ],
  fire: [{ from: 0, to: 0, seconds: 0.4, loud: 0.35 }],
  card: [{ from: 0, to: 0, seconds: 0.06, loud: 0.3 }],
  death: [{ from: 240, to: 60, seconds: 0.4, wave: 'sawtooth', loud: 0.16 }],
  good: [
    { from: 523, to: 523, seconds: 0.12, wave: 'triangle', loud: 0.4 },
    { from: 784, to: 784, seconds: 0.2, at: 0.1, wave: 'triangle', loud: 0.4 },
  ],
  bad: [{ from: 220, to: 165, seconds: 0.3, wave: 'triangle', loud: 0.4 }],
  win: [523, 659, 784, 1047].map((note, index) => ({
    from: note,
    to: note,
    seconds: 0.3,
    at: index * 0.13,
    wave: 'triangle' as const,
    loud: 0.4,
  })),
  lose: [392, 330, 262].map((note, index) => ({
    from: note,
    to: note,
    seconds: 0.34,
    at: index * 0.18,
    wave: 'triangle' as const,
    loud: 0.4,
  })),
}

const ALIASES: Readonly<Record<string, string>> = {
  move: 'step',
  walk: 'step',
  shoot: 'shot',
  gun: 'shot',
  attack: 'hit',
  melee: 'hit',
  punch: 'hit',
  explosion: 'blast',
  grenade: 'blast',
  flame: 'fire',
  draw: 'card',
  kill: 'death',
  heal: 'good',
}

let context: AudioContext | null = null

/** Play a sound by its name; an unknown name is silent. */
export function chime(name: string): void {
  const tones = SOUNDS[ALIASES[name] ?? name]
  if (!settings.sound || !tones || typeof AudioContext === 'undefined') return
  // Browsers are silent until the page has been touched, and would then play all of it at once.
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of tones) play(context, tone)
}

function play(
  audio: AudioContext,
  { from, to, seconds, at = 0, loud = 0.4, wave = 'sine' }: Tone,
): void {
  const start = audio.currentTime + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.12 * loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  volume.connect(audio.destination)
  const source = from === 0 ? noise(audio, seconds) : pitch(audio, from, to, start, seconds, wave)
  source.connect(volume)
  source.start(start)
  source.stop(start + seconds)
}

function pitch(
  audio: AudioContext,
  from: number,
  to: number,
  start: number,
  seconds: number,
  wave: OscillatorType,
) {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + seconds)
  return source
}

function noise(audio: AudioContext, seconds: number) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}
