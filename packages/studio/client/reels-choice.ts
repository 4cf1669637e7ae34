import { domReels } from './reels-dom.ts'
import type { Cell } from '../shared/protocol.ts'
import type { Reels, ReelsInput, View } from './reels.ts'

/**
 * The reels, drawn as pictures in the page at once, so that a slow phone need not wait for the graphics program. Where the
 * device has WebGL, pixi.js draws them as soon as it is loaded and they are at rest, until its context is lost.
 *
 * @param light colour of a win's glow
 */
export function chooseReels(input: ReelsInput, light: string): Reels {
  let view: View = { window: [], stops: input.strips.map(() => 0) }
  let lit: readonly Cell[] = []
  let isPaused = false
  /** Turning, or coming to rest: what draws the reels stays until the round is shown. */
  let isMoving = false
  let isEnded = false
  let current = domReels(input)
  let next: Reels | undefined
  /** The context of pixi.js is lost; it may be lost before the program has its turn. */
  let isLost = false
  let drawn: Reels | undefined

  function replace(reels: Reels): void {
    current.destroy()
    current = reels
    current.show(view)
    current.highlight(lit)
    current.pause(isPaused)
  }

  function replaceAtRest(): void {
    if (isMoving || !next) return
    replace(next)
    next = undefined
  }

  function fallBack(): void {
    isLost = true
    if (drawn === undefined) return
    if (current !== drawn) {
      next = undefined
      drawn.destroy()
      return
    }
    replace(domReels(input))
    if (isMoving) current.spin()
  }

  void import('./reels-pixi.ts')
    .then((module) => module.pixiReels(input, light, fallBack))
    .then(
      (reels) => {
        if (isEnded || isLost) return reels.destroy()
        drawn = reels
        next = reels
        replaceAtRest()
      },
      () => {
        // Without WebGL, or without the chunk, the pictures stay.
      },
    )

  return {
    show(wanted) {
      view = wanted
      isMoving = false
      current.show(wanted)
      replaceAtRest()
    },
    spin() {
      isMoving = true
      lit = []
      current.spin()
    },
    async stop(wanted) {
      view = wanted
      const asked = current
      await asked.stop(wanted)
      isMoving = false
      if (asked !== current) current.show(wanted)
      replaceAtRest()
    },
    highlight(cells) {
      lit = cells
      current.highlight(cells)
    },
    pause(paused) {
      isPaused = paused
      current.pause(paused)
    },
    destroy() {
      isEnded = true
      next?.destroy()
      current.destroy()
    },
  }
}
