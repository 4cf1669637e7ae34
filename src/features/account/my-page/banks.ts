import { atom } from 'jotai'
import * as v from 'valibot'
import { Bank } from '@marquee/contract/banks.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { listOfValid } from '../../../platform/valid-items.ts'

/** The valid banks of a list; empty if it is no list. */
const Banks = v.fallback(v.optional(listOfValid(Bank, 'banks'), []), [])

/** The banks that the site supports. */
export const banksAtom = atom((get) => v.parse(Banks, get(siteConfigAtom)?.VARIABLES.banks))
