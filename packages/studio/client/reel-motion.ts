import { symbolAt } from './reels.ts'

/**
 * One reel's motion as plain numbers: how far it has turned, in symbols, and the symbol at each place.
 * Symbols run downwards, so the position falls. It has no clock and draws nothing.
 */
export interface ReelMotion {
  /** Index of the symbol at the window's top, with the fraction that it is shifted by. */
  position(): number
  moving(): boolean
  /** The symbol at a whole index. */
  symbol(index: number): number
  /** Stops at once at a stop. */
  rest(stop: number): void
  start(): void
  /** Comes to rest at `stop`, beginning now. */
  halt(stop: number): void
  /** Moves on by milliseconds. */
  advance(elapsed: number): void
}

/** Symbols a second at full speed. */
const speed = 15
/** Milliseconds of the start and of the settling. */
const rise = 280
const settle = 200
/** Symbols: how far braking takes at least, and how far it runs over before it settles. */
const brakeRoom = 4
const over = 0.12

type Phase = 'rest' | 'rise' | 'run' | 'brake' | 'settle'

export function createReelMotion(strip: readonly number[]): ReelMotion {
  let phase: Phase = 'rest'
  let time = 0
  let position = 0
  let from = 0
  let brake = 0
  /** Where it will rest: index and stop, known once it brakes. */
  let end = { index: 0, stop: 0 }
  /** From this index on, places read the strip as it must be at the stop. Visible symbols never change. */
  let seam = Number.NEGATIVE_INFINITY

  function enter(next: Phase) {
    phase = next
    time = 0
    from = position
  }

  function rest(stop: number) {
    enter('rest')
    position = stop
    seam = Number.NEGATIVE_INFINITY
  }

  function moved(): number {
    if (phase === 'rise') {
      const share = Math.min(1, time / rise)
      const drawnBack = 0.1 * Math.sin(share * Math.PI) * (1 - share)
      return from + drawnBack - ((speed * rise) / 3000) * share ** 3
    }
    if (phase === 'run') return from - (speed * time) / 1000
    if (phase === 'brake') {
      const share = Math.min(1, time / brake)
      return from + (end.index - over - from) * (1 - (1 - share) ** 2)
    }
    const share = Math.min(1, time / settle)
    return from + (end.index - from) * (0.5 - 0.5 * Math.cos(share * Math.PI))
  }

  return {
    position: () => position,
    moving: () => phase !== 'rest',
    symbol: (index) => symbolAt(strip, index < seam ? index - end.index + end.stop : index),
    rest,
    start() {
      if (phase === 'rest') enter('rise')
    },
    halt(stop) {
      if (phase !== 'rise' && phase !== 'run') return
      end = { index: Math.floor(position - brakeRoom), stop }
      seam = Math.floor(position)
      enter('brake')
      // Constant braking from full speed: the time follows from the distance, so that the speed never jumps.
      brake = ((from - end.index + over) * 2000) / speed
    },
    advance(elapsed) {
      if (phase === 'rest') return
      time += elapsed
      position = moved()
      if (phase === 'rise' && time >= rise) enter('run')
      else if (phase === 'brake' && time >= brake) enter('settle')
      else if (phase === 'settle' && time >= settle) rest(end.stop)
    },
  }
}
