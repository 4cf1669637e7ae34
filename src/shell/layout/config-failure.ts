import { atom } from 'jotai'
import type { ApiError } from '@marquee/contract/result.ts'

/** Why no configuration could be loaded; undefined if there is one, also a stored one. */
export const configFailureAtom = atom<ApiError | undefined>(undefined)
