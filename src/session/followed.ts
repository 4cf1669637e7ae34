import { atom } from 'jotai'
import { offers } from '../contract/features.ts'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { playerAtom } from './player.ts'

/** Whether the operator keeps what follows a player from device to device, and somebody is signed in. */
export const followedAtom = atom((get) => {
  const config = get(siteConfigAtom)
  return get(playerAtom) !== undefined && config !== undefined && offers(config, 'favourites')
})
