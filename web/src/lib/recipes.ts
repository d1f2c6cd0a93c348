/** How each sound of the table is made: short tones and puffs of noise, nothing that must be loaded. */
import type { Sound } from './types'

export interface Tone {
  /** Hertz at the start and the end of a note, or of the band that noise is let through in. */
  from: number
  to: number
  seconds: number
  /** Seconds after the beginning of the sound. */
  at?: number
  loud?: number
  wave?: OscillatorType | 'noise'
}

export type Heard = Exclude<Sound, ''> | 'turn' | 'win' | 'lose'

type Rest = Partial<Omit<Tone, 'from' | 'to' | 'seconds' | 'at'>>

const note = (from: number, to: number, seconds: number, at = 0, rest: Rest = {}): Tone => ({
  from,
  to,
  seconds,
  at,
  wave: 'triangle',
  ...rest,
})
const puff = (from: number, to: number, seconds: number, at = 0, loud = 0.5): Tone => ({
  from,
  to,
  seconds,
  at,
  loud,
  wave: 'noise',
})
const tune = (pitches: readonly number[], gap: number, seconds: number): Tone[] =>
  pitches.map((pitch, index) => note(pitch, pitch, seconds, index * gap, { loud: 0.4 }))

export const RECIPES: Readonly<Record<Heard, readonly Tone[]>> = {
  turn: [
    note(660, 660, 0.16, 0, { wave: 'sine', loud: 0.5 }),
    note(880, 880, 0.3, 0.14, { wave: 'sine', loud: 0.5 }),
  ],
  win: tune([523, 659, 784, 1047], 0.13, 0.34),
  lose: tune([392, 330, 262], 0.19, 0.4),
  dice: [0, 0.07, 0.15, 0.26, 0.4].flatMap((at, index) => [
    puff(2600 - index * 260, 1500, 0.04, at, 0.6 - index * 0.06),
    note(420 - index * 30, 240, 0.03, at, { loud: 0.2 }),
  ]),
  step: [puff(420, 180, 0.07, 0, 0.6), puff(380, 160, 0.07, 0.17, 0.45)],
  shamble: [puff(300, 120, 0.18, 0, 0.45), puff(260, 110, 0.2, 0.26, 0.45)],
  door: [
    note(210, 130, 0.22, 0, { wave: 'sawtooth', loud: 0.12 }),
    puff(700, 200, 0.1, 0.2, 0.55),
    note(80, 55, 0.14, 0.2, { wave: 'sine', loud: 0.6 }),
  ],
  shot: [
    puff(4200, 700, 0.14, 0, 0.8),
    note(200, 50, 0.12, 0, { wave: 'square', loud: 0.14 }),
    puff(900, 300, 0.3, 0.08, 0.18),
  ],
  blade: [puff(5200, 2400, 0.12, 0, 0.3), note(1700, 1300, 0.16, 0.08, { loud: 0.12 })],
  hit: [note(140, 55, 0.18, 0, { wave: 'square', loud: 0.2 }), puff(900, 250, 0.08, 0, 0.6)],
  blast: [
    puff(1400, 90, 0.7, 0, 0.9),
    note(90, 32, 0.6, 0, { wave: 'sine', loud: 0.9 }),
    puff(300, 80, 0.9, 0.12, 0.4),
  ],
  fire: [
    puff(1800, 900, 0.5, 0, 0.3),
    puff(3200, 2400, 0.06, 0.14, 0.4),
    puff(3400, 2600, 0.05, 0.3, 0.4),
  ],
  death: [note(240, 58, 0.45, 0, { wave: 'sawtooth', loud: 0.13 }), puff(500, 120, 0.3, 0.1, 0.3)],
  fall: [note(260, 90, 0.16, 0, { loud: 0.3 }), puff(320, 110, 0.16, 0.14, 0.7)],
  growl: [
    note(92, 70, 0.5, 0, { wave: 'sawtooth', loud: 0.16 }),
    note(97, 66, 0.5, 0.02, { wave: 'sawtooth', loud: 0.14 }),
    puff(420, 200, 0.4, 0.05, 0.18),
  ],
  alarm: [
    note(740, 740, 0.14, 0, { wave: 'square', loud: 0.1 }),
    note(590, 590, 0.18, 0.18, { wave: 'square', loud: 0.1 }),
  ],
  card: [puff(3600, 1800, 0.09, 0, 0.34), puff(1400, 900, 0.04, 0.09, 0.3)],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => puff(3000, 1600, 0.045, at, 0.3)),
  reveal: [puff(2400, 3600, 0.14, 0, 0.24), note(660, 880, 0.2, 0.1, { loud: 0.26 })],
  pick: [note(520, 760, 0.08, 0, { loud: 0.3 }), puff(2200, 1400, 0.05, 0.05, 0.3)],
  drop: [note(420, 240, 0.09, 0, { loud: 0.3 }), puff(700, 260, 0.08, 0.07, 0.5)],
  coin: [note(1760, 1760, 0.08, 0, { loud: 0.2 }), note(2350, 2350, 0.24, 0.07, { loud: 0.2 })],
  work: [
    puff(1900, 900, 0.05, 0, 0.5),
    puff(1900, 900, 0.05, 0.16, 0.5),
    note(300, 240, 0.08, 0.3),
  ],
  drink: [note(420, 620, 0.09, 0, { wave: 'sine' }), note(460, 700, 0.09, 0.14, { wave: 'sine' })],
  power: [
    note(220, 660, 0.34, 0, { wave: 'sawtooth', loud: 0.09 }),
    note(440, 1320, 0.34, 0.03, { wave: 'sine', loud: 0.24 }),
  ],
  shield: [note(980, 640, 0.3, 0, { wave: 'sine', loud: 0.36 }), puff(2800, 1900, 0.07, 0, 0.3)],
  good: tune([523, 784], 0.1, 0.22),
  goal: tune([523, 659, 784], 0.09, 0.28),
  level: tune([392, 523, 659, 784], 0.08, 0.26),
  bad: [note(220, 165, 0.32, 0, { loud: 0.4 })],
  bell: [
    note(880, 872, 0.5, 0, { wave: 'sine', loud: 0.26 }),
    note(1760, 1750, 0.3, 0, { wave: 'sine', loud: 0.1 }),
  ],
  gong: [
    note(131, 128, 1.2, 0, { wave: 'sine', loud: 0.5 }),
    note(196, 193, 0.9, 0.01, { wave: 'sine', loud: 0.26 }),
    puff(800, 300, 0.12, 0, 0.3),
  ],
  morning: tune([392, 494, 587, 784], 0.16, 0.5),
  night: [
    note(220, 208, 1.1, 0, { wave: 'sine', loud: 0.36 }),
    note(165, 156, 1.3, 0.18, { wave: 'sine', loud: 0.36 }),
    ...[0.5, 0.56, 0.62, 0.9, 0.96, 1.02].map((at) =>
      note(4300, 4250, 0.04, at, { wave: 'sine', loud: 0.06 }),
    ),
  ],
  crowd: [puff(900, 1300, 0.5, 0, 0.5), puff(1300, 700, 0.9, 0.4, 0.45)],
  tick: [puff(2600, 1800, 0.03, 0, 0.22)],
}
