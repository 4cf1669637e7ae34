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

/** Media query for windows in which 80 % of the width would leave a game hardly any room. */
const LOW = '(max-height: 699px)'

/** The width of a frame that opens: the player's choice, else stretched on mobile (spec §4) and in low windows. */
export function startWidth(store: Store): FrameWidth {
  if (matchMedia(MOBILE).matches) return 'stretched'
  return store.get(frameWidthAtom) ?? (matchMedia(LOW).matches ? 'stretched' : 'normal')
}
