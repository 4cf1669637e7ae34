import type { Reels } from '../../server/studio/game/reels.ts'

/** Reels of a game that draw nothing, for tests of what stands around them. */
export const noReels: Reels = {
  spin() {},
  stop: () => Promise.resolve(),
  show() {},
  pause() {},
  highlight() {},
  destroy() {},
}
