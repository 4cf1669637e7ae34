/** The sounds of a round. */
export type SoundName = 'spin' | 'stop' | 'win' | 'largeWin'

/** The game's synthesised sounds; silent until the frame's switch is on. */
export interface Sound {
  turn(on: boolean): void
  play(name: SoundName): void
}

/** One tone: hertz, its start and its length in seconds, and its loudness from 0 to 1. */
type Tone = readonly [pitch: number, start: number, length: number, level: number]

const rising = (pitches: readonly number[], step: number, level: number): Tone[] =>
  pitches.map((pitch, index) => [pitch, index * step, step * 2.2, level])

const tones: Readonly<Record<SoundName, readonly Tone[]>> = {
  spin: [
    [196, 0, 0.09, 0.1],
    [262, 0.06, 0.1, 0.08],
  ],
  stop: [[110, 0, 0.12, 0.16]],
  win: rising([523, 659, 784], 0.09, 0.14),
  largeWin: rising([523, 659, 784, 1047, 1319, 1568], 0.11, 0.16),
}

/** @param open makes the browser's audio, which only a click in the game may start */
export function createSound(open: () => AudioContext = () => new AudioContext()): Sound {
  let isOn = false
  let audio: AudioContext | undefined

  function sound(to: AudioContext, [pitch, start, length, level]: Tone) {
    const begin = to.currentTime + start
    const tone = to.createOscillator()
    const loudness = to.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(level, begin + 0.012)
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    tone.connect(loudness).connect(to.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }

  return {
    turn(on) {
      isOn = on
      if (!on) void audio?.suspend().catch(() => undefined)
    },
    play(name) {
      if (!isOn) return
      audio ??= open()
      const to = audio
      // A game that was never clicked stays silent: the browser refuses.
      void to.resume().then(
        () => {
          if (isOn) for (const tone of tones[name]) sound(to, tone)
        },
        () => undefined,
      )
    },
  }
}
