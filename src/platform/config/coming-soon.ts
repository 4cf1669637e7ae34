import { atom } from 'jotai'
import { siteConfigAtom } from './site-config.ts'

/** Whether the site announces what is to come. */
export const comingSoonAtom = atom((get) => get(siteConfigAtom)?.VARIABLES.coming_soon ?? true)
