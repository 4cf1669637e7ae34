import { atom } from 'jotai'
import { type Feature, offers } from '@marquee/contract/features.ts'
import { siteConfigAtom } from './site-config.ts'

/**
 * Whether the operator has a feature, or player protection, which its rules announce. Not in `site-config.ts`, because home's
 * first screen does not need it.
 */
export const offersAtom = atom((get) => {
  const config = get(siteConfigAtom)
  return (feature: Feature | 'protection') =>
    feature === 'protection' ? config?.VARIABLES.protection !== undefined : offers(config, feature)
})

/** Whether the site announces what is not there yet (`coming_soon`). */
export const comingSoonAtom = atom((get) => get(siteConfigAtom)?.VARIABLES.coming_soon ?? true)
