import { atom } from 'jotai'
import type { PlayStop } from '@marquee/contract/play-stop.ts'
import { userInfoAtom } from './user-info.ts'

/** A stop that was set on this device and is not yet sent to the operator. */
export const pendingStopAtom = atom<PlayStop | undefined>(undefined)

/** The player's stop: no game opens and no deposit is accepted. The operator's stop takes precedence over a pending one. */
export const playStopAtom = atom((get) => get(userInfoAtom)?.info.stop ?? get(pendingStopAtom))
