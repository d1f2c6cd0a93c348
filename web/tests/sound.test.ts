import { beforeEach, describe, expect, test, vi } from 'vitest'
import { begin } from '../src/lib/ambience'
import { type Heard, RECIPES } from '../src/lib/recipes'
import { Speaker } from '../src/lib/speaker'

/** Something that can be connected, started and turned, and says so. */
class Part {
  readonly gain = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  readonly frequency = { ...this.gain, setValueAtTime: vi.fn() }
  readonly Q = { value: 0 }
  type = ''
  buffer: unknown = null
  loop = false
  readonly connect = vi.fn()
  readonly disconnect = vi.fn()
  readonly start = vi.fn((at = 0) => {
    started.push(Number(at))
  })
  readonly stop = vi.fn()
}

const started: number[] = []
const gains: Part[] = []

class Audio {
  readonly currentTime = 0
  readonly sampleRate = 8000
  readonly state = 'running'
  readonly destination = new Part()
  createGain = () => {
    const gain = new Part()
    gains.push(gain)
    return gain
  }
  createOscillator = () => new Part()
  createBiquadFilter = () => new Part()
  createBufferSource = () => new Part()
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

beforeEach(() => {
  started.length = gains.length = 0
  vi.stubGlobal('AudioContext', Audio)
})

const speakerAt = (volume: number, welcome = true) =>
  new Speaker({ volume: () => volume, welcome: () => welcome })

describe('a sound', () => {
  test.each(Object.keys(RECIPES) as Heard[])('%s is short, and is made of tones', (name) => {
    speakerAt(1).play([name])
    expect(started).toHaveLength(RECIPES[name].length)
    const ends = RECIPES[name].map(({ at = 0, seconds }) => at + seconds)
    expect(Math.max(...ends)).toBeLessThan(2)
  })

  test('is not made when the volume is nothing', () => {
    speakerAt(0).play(['dice'])
    expect(started).toEqual([])
  })

  test('is not made before the page was touched, nor while it is hidden', () => {
    speakerAt(1, false).play(['dice'])
    expect(started).toEqual([])
  })

  test('that is urgent may be heard where others are not', () => {
    const speaker = new Speaker({ volume: () => 1, welcome: (urgent) => urgent })
    speaker.play(['dice'])
    expect(started).toEqual([])
    speaker.play(['turn'], true)
    expect(started).toHaveLength(RECIPES.turn.length)
  })

  test('is as loud as is wanted', () => {
    const loudness = (volume: number) => {
      gains.length = 0
      speakerAt(volume).play(['bad'])
      return Number(gains[0]?.gain.setValueAtTime.mock.calls[0]?.[0])
    }
    expect(loudness(0.5)).toBeCloseTo(loudness(1) / 2)
  })

  test('comes once in a moment, and after those before it', () => {
    speakerAt(1).play(['step', 'tick', 'tick'])
    const steps = RECIPES.step.length
    expect(started).toHaveLength(steps + 1)
    expect(started[steps]).toBeGreaterThan(started[0] ?? 0)
  })
})

describe('the murmur of a place', () => {
  test.each(['crowd', 'city', 'tunnels', 'wind', 'night'] as const)(
    '%s begins and ends',
    (name) => {
      const end = begin(speakerAt(1), name, 1)
      expect(started.length).toBeGreaterThan(0)
      end?.()
      expect(gains[0]?.disconnect).toHaveBeenCalled()
    },
  )

  test('is not there where sounds are not welcome', () => {
    expect(begin(speakerAt(1, false), 'wind', 1)).toBeUndefined()
  })
})
