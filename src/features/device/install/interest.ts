import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { persistedCollection } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'

/** What shows that somebody likes it here, and when they said no to installing. Times are ms of this device's clock. */
const Interest = v.object({
  visits: v.number(),
  lastVisit: v.number(),
  finishedGames: v.number(),
  dismissedAt: v.nullable(v.number()),
})
export type Interest = v.InferOutput<typeof Interest>

export const noInterest: Interest = { visits: 0, lastVisit: 0, finishedGames: 0, dismissedAt: null }

/** A start this long after the last one is another visit, ms. */
const visitGap = 30 * 60_000
/** So long a 'not now' holds, ms. */
export const dismissedFor = 30 * 86_400_000

/** The record of this device, whoever plays. */
export function interestRecord(): StoredRecord<Interest> {
  return persistedCollection({
    scope: 'device',
    name: 'install_interest',
    version: 1,
    schema: Interest,
    initial: noInterest,
  })
}

export function withVisit(interest: Interest, now: number): Interest {
  const another = Math.abs(now - interest.lastVisit) > visitGap
  return { ...interest, visits: interest.visits + (another ? 1 : 0), lastVisit: now }
}

/** Whether installing is offered: after a second visit, a finished game or a favourite, and not while a 'not now' holds. */
export function isOfferDue(
  { visits, finishedGames, dismissedAt }: Interest,
  favourites: number,
  now: number,
): boolean {
  const dismissed = dismissedAt !== null && Math.abs(now - dismissedAt) < dismissedFor
  return !dismissed && (visits >= 2 || finishedGames >= 1 || favourites >= 1)
}

/** Whether installing is offered now to somebody with so many favourites. */
export const offerDueAtom: Atom<(favourites: number) => boolean> = atom((get) => {
  const interest = get(interestRecord().atom)
  return (favourites: number) => isOfferDue(interest, favourites, Date.now())
})

/** Counts this start. Never rejects. */
export async function noteVisit(): Promise<void> {
  await interestRecord().apply((old) => withVisit(old, Date.now()))
}

/** Counts a game that was played and closed. Never rejects. */
export async function noteFinishedGame(): Promise<void> {
  await interestRecord().apply((old) => ({ ...old, finishedGames: old.finishedGames + 1 }))
}

/** The player does not want to install now. Never rejects. */
export async function dismissInstall(): Promise<void> {
  await interestRecord().apply((old) => ({ ...old, dismissedAt: Date.now() }))
}
