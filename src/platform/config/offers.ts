import { atom } from 'jotai'
import { type Feature, offers } from '../../contract/features.ts'
import { siteConfigAtom } from './site-config.ts'

/** Returns whether the operator has a feature. Apart from `site-config.ts`, since home's first screen asks for none. */
export const offersAtom = atom((get) => {
  const config = get(siteConfigAtom)
  return (feature: Feature) => offers(config, feature)
})
