import { atom } from 'jotai'
import { brandName } from '../../../brand/brand.ts'
import type { SiteConfig } from '@marquee/contract/config.ts'
import { defaultCurrency, defaultTimeZone } from '@marquee/contract/currency.ts'

/** The operator's configuration; undefined until `config.ts` loaded one. */
export const siteConfigAtom = atom<SiteConfig | undefined>(undefined)

/** The site's title; until there is a configuration the brand's name, which the first paint has. */
export const siteTitleAtom = atom((get) => get(siteConfigAtom)?.VARIABLES.title ?? brandName)

/** Whether the operator has player protection. */
export const protectedAtom = atom((get) => get(siteConfigAtom)?.VARIABLES.protection !== undefined)

/** ISO 4217 code of the currency that all amounts of the site are in. */
export const currencyAtom = atom((get) => get(siteConfigAtom)?.VARIABLES.currency ?? defaultCurrency)

/** IANA time zone of the site's days and of all times that the app shows. */
export const timeZoneAtom = atom((get) => get(siteConfigAtom)?.VARIABLES.time_zone ?? defaultTimeZone)
