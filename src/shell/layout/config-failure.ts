import { atom } from 'jotai'
import type { ApiError } from '../../contract/result.ts'

/**
 * Why the configuration could not be loaded and no cached one exists; undefined when there is a
 * configuration.
 */
export const configFailureAtom = atom<ApiError | undefined>(undefined)
