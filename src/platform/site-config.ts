import { atom } from 'jotai'
import type { SiteConfig } from '../contract/config.ts'

/** The operator's configuration; undefined until `config.ts` loaded one. */
export const siteConfigAtom = atom<SiteConfig | undefined>(undefined)
