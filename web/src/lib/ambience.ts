/** What is heard at a place while nothing happens: a murmur, very low, that never quite repeats. */
import type { Speaker } from './speaker'
import type { Venue } from './types'

export type Ambience = Exclude<Venue['ambience'], ''> | 'night'

interface Murmur {
  /** Noise through a band of this pitch, this loud, swelling once in so many seconds. */
  pitch: number
  loud: number
  swell: number
}

interface Hum {
  pitch: number
  loud: number
  /** How many times a second it is heard and not heard; 0 is steady. */
  beats: number
}

const AMBIENCES: Readonly<Record<Ambience, { murmurs: Murmur[]; hums: Hum[] }>> = {
  crowd: {
    murmurs: [
      { pitch: 520, loud: 0.5, swell: 7 },
      { pitch: 1100, loud: 0.22, swell: 11 },
    ],
    hums: [],
  },
  city: {
    murmurs: [
      { pitch: 120, loud: 0.8, swell: 13 },
      { pitch: 900, loud: 0.07, swell: 9 },
    ],
    hums: [],
  },
  tunnels: {
    murmurs: [{ pitch: 180, loud: 0.35, swell: 17 }],
    hums: [
      { pitch: 50, loud: 0.5, beats: 0 },
      { pitch: 100, loud: 0.12, beats: 0 },
    ],
  },
  wind: {
    murmurs: [
      { pitch: 340, loud: 0.5, swell: 8 },
      { pitch: 620, loud: 0.22, swell: 5 },
    ],
    hums: [],
  },
  night: {
    murmurs: [{ pitch: 260, loud: 0.2, swell: 12 }],
    hums: [
      { pitch: 4300, loud: 0.05, beats: 6 },
      { pitch: 3900, loud: 0.035, beats: 4.4 },
    ],
  },
}

const QUIET = 0.05

/** Begin an ambience; gives what ends it, or nothing where sounds are not welcome now. */
export function begin(speaker: Speaker, name: Ambience, volume: number): (() => void) | undefined {
  const audio = speaker.open()
  if (!audio) return undefined
  const master = audio.createGain()
  master.gain.setValueAtTime(0.0001, audio.currentTime)
  master.gain.exponentialRampToValueAtTime(QUIET * volume, audio.currentTime + 3)
  master.connect(audio.destination)
  const { murmurs, hums } = AMBIENCES[name]
  const sources = [
    ...murmurs.flatMap((murmur) => swelling(audio, speaker.noise(audio), murmur, master)),
    ...hums.flatMap((hum) => humming(audio, hum, master)),
  ]
  for (const source of sources) source.start()
  return () => {
    for (const source of sources) source.stop()
    master.disconnect()
  }
}

function swelling(
  audio: AudioContext,
  noise: AudioBufferSourceNode,
  { pitch, loud, swell }: Murmur,
  out: AudioNode,
): AudioScheduledSourceNode[] {
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 0.7
  noise.connect(band)
  return [noise, swung(audio, band, loud, 1 / swell, out)]
}

function humming(
  audio: AudioContext,
  { pitch, loud, beats }: Hum,
  out: AudioNode,
): AudioScheduledSourceNode[] {
  const hum = audio.createOscillator()
  hum.frequency.value = pitch
  return [hum, swung(audio, hum, loud, beats, out)]
}

/** Connect a source so that it grows louder and softer, so many times a second. */
function swung(
  audio: AudioContext,
  source: AudioNode,
  loud: number,
  times: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const gain = audio.createGain()
  gain.gain.value = loud
  const swing = audio.createOscillator()
  swing.frequency.value = times
  const depth = audio.createGain()
  depth.gain.value = loud * 0.5
  swing.connect(depth)
  depth.connect(gain.gain)
  source.connect(gain)
  gain.connect(out)
  return swing
}
