import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { type Records, recordsAtom } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import type { Tab } from '../../../session/tab.ts'

/** How much this device's players use the app, and when they declined to install it. Times are ms of the device's clock. */
const Interest = v.object({
  visits: v.number(),
  lastVisit: v.number(),
  finishedGames: v.number(),
  dismissedAt: v.nullable(v.number()),
})
export type Interest = v.InferOutput<typeof Interest>

export const noInterest: Interest = { visits: 0, lastVisit: 0, finishedGames: 0, dismissedAt: null }

/** Time between two starts that count as two visits, ms. */
const visitGap = 30 * 60_000
/** Time without another offer after 'Not now', ms. */
export const dismissedFor = 30 * 86_400_000

function interestRecord(records: Records): StoredRecord<Interest> {
  return records.of({
    scope: 'device',
    name: 'install_interest',
    version: 1,
    schema: Interest,
    initial: noInterest,
  })
}

/** Counts a start of the app at `now`. */
export function withVisit(interest: Interest, now: number): Interest {
  const another = Math.abs(now - interest.lastVisit) > visitGap
  return { ...interest, visits: interest.visits + (another ? 1 : 0), lastVisit: now }
}

/** Whether to offer installing: after a second visit, a finished game or a favourite, unless it was declined recently. */
export function isOfferDue(
  { visits, finishedGames, dismissedAt }: Interest,
  favourites: number,
  now: number,
): boolean {
  const dismissed = dismissedAt !== null && Math.abs(now - dismissedAt) < dismissedFor
  return !dismissed && (visits >= 2 || finishedGames >= 1 || favourites >= 1)
}

/** Whether installing is offered, as a function of the number of favourites. */
export const offerDueAtom: Atom<(favourites: number) => boolean> = atom((get) => {
  const records = get(recordsAtom)
  const interest = records ? get(interestRecord(records).atom) : noInterest
  return (favourites: number) => isOfferDue(interest, favourites, Date.now())
})

/** Counts this start. Never rejects. */
export async function noteVisit({ records }: Tab): Promise<void> {
  await interestRecord(records).apply((old) => withVisit(old, Date.now()))
}

/** Counts a game that the player played and closed. Never rejects. */
export async function noteFinishedGame({ records }: Tab): Promise<void> {
  await interestRecord(records).apply((old) => ({ ...old, finishedGames: old.finishedGames + 1 }))
}

/** Stores that the player declined to install now. Never rejects. */
export async function dismissInstall({ records }: Tab): Promise<void> {
  await interestRecord(records).apply((old) => ({ ...old, dismissedAt: Date.now() }))
}
