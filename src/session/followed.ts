import { atom } from 'jotai'
import type { Feature } from '../contract/features.ts'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { playerAtom } from './player.ts'

const feature: Feature = 'favourites'

/** Whether the operator keeps what follows a player from device to device, and somebody is signed in. */
export const followedAtom = atom(
  (get) =>
    get(playerAtom) !== undefined && get(siteConfigAtom)?.VARIABLES.features.includes(feature) === true,
)
