import { atom } from 'jotai'
import type { Failure } from '../contract/result.ts'

/** Why the site's configuration could not be had, when there is none at all; undefined while all is well. */
export const configFailureAtom = atom<Failure | undefined>(undefined)
