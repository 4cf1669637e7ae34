import { atom } from 'jotai'
import type { PlayStop } from '../contract/play-stop.ts'
import { userInfoAtom } from './user-info.ts'

/** A stop that was set on this device and that the operator does not know yet. */
export const keptStopAtom = atom<PlayStop | undefined>(undefined)

/** The player's stop: no game opens and no deposit is taken. The operator's word counts before that of the device. */
export const playStopAtom = atom((get) => get(userInfoAtom)?.info.stop ?? get(keptStopAtom))
