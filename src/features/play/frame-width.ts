import * as v from 'valibot'
import { persistedAtom } from '../../platform/storage/persisted.ts'
import type { Store } from '../../platform/store.ts'
import { MOBILE } from '../../ui/use-media.ts'
import type { CurrentGame } from './current-game.ts'

type FrameWidth = CurrentGame['windowed']

/** The width of the frame that the player chose last on this device; null until then. */
export const frameWidthAtom = persistedAtom<FrameWidth | null>({
  scope: 'device',
  name: 'preference_frame_width',
  version: 1,
  schema: v.nullable(v.picklist(['normal', 'stretched'])),
  initial: null,
})

/** Media query for windows in which a game at 80 % of the width would be too small. */
const LOW = '(max-height: 699px)'

/** The width of a new frame: stretched on mobile (spec §4), else the player's choice, else stretched in low windows. */
export function initialWidth(store: Store): FrameWidth {
  if (matchMedia(MOBILE).matches) return 'stretched'
  return store.get(frameWidthAtom) ?? (matchMedia(LOW).matches ? 'stretched' : 'normal')
}
