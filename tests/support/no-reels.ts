import type { Reels } from '@marquee/studio/client/slots/reels.ts'

/** Reels of a game that draw nothing, for tests of what is around them. */
export const noReels: Reels = {
  spin() {},
  stop: () => Promise.resolve(),
  show() {},
  pause() {},
  highlight() {},
  destroy() {},
}
