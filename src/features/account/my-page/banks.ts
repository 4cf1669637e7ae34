import { atom } from 'jotai'
import * as v from 'valibot'
import { Bank } from '../../../contract/banks.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { listOfValid } from '../../../platform/valid-items.ts'

/** A bank that does not fit costs no other; a list that is none counts as empty. */
const SoundBanks = v.fallback(v.optional(listOfValid(Bank, 'banks'), []), [])

/** The banks that players of the site may have accounts at. */
export const banksAtom = atom((get) => v.parse(SoundBanks, get(siteConfigAtom)?.VARIABLES.banks))
