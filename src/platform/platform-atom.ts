import { atom } from 'jotai'
import type { Platform } from './platform.ts'

/** The platform that a store belongs to: for derived atoms, which get nothing but the store. */
export const platformAtom = atom<Platform | undefined>(undefined)
