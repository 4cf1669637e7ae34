import { domReels } from './reels-dom.ts'
import type { Reels, ReelsInput } from './reels.ts'

const timeoutMs = 6_000

/**
 * The best reels that this device can draw: pixi.js where WebGL is there, pictures in the page where it
 * is not, comes too late, or is lost in the middle of a round.
 *
 * @param light colour of a win's glow
 */
export async function chooseReels(input: ReelsInput, light: string): Promise<Reels> {
  let stops: readonly number[] = input.strips.map(() => 0)
  let turning = false
  let current = (await tryPixi(input, light, fallBack)) ?? domReels(input)

  function fallBack() {
    current.destroy()
    current = domReels(input)
    current.show(stops)
    if (turning) current.spin()
  }

  return {
    show(wanted) {
      stops = wanted
      turning = false
      current.show(wanted)
    },
    spin() {
      turning = true
      current.spin()
    },
    async stop(wanted) {
      stops = wanted
      turning = false
      const asked = current
      await asked.stop(wanted)
      if (asked !== current) current.show(wanted)
    },
    highlight: (cells) => current.highlight(cells),
    pause: (paused) => current.pause(paused),
    destroy: () => current.destroy(),
  }
}

async function tryPixi(input: ReelsInput, light: string, lost: () => void): Promise<Reels | undefined> {
  let late = false
  const loading = import('./reels-pixi.ts')
    .then((module) => module.pixiReels(input, light, lost))
    .then((reels) => {
      if (late) reels.destroy()
      return reels
    })
    .catch(() => undefined)
  const waiting = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeoutMs))
  const reels = await Promise.race([loading, waiting])
  late = reels === undefined
  return reels
}
