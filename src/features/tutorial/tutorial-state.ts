import { atom } from 'jotai'
import * as v from 'valibot'
import { persistedAtom } from '../../platform/storage/persisted.ts'

/** Whether the tour is not offered again on this device (spec §2). */
export const tutorialHiddenAtom = persistedAtom({
  scope: 'device',
  name: 'tutorial_hidden',
  version: 1,
  schema: v.boolean(),
  initial: false,
})

/** `waiting`: may be offered in this visit. `shown`: on screen. `done`: not offered again in this visit. */
export const tutorialAtom = atom<'waiting' | 'shown' | 'done'>('waiting')
