import * as v from 'valibot'
import { parseJson } from './safe-json.ts'
import { lastLettersPrefix, unfinishedClear } from './scopes.ts'
import type { Database } from './idb.ts'
import { ownerNumber } from './owner-number.ts'
import type { SafeStorage } from './storage.ts'

/** Matches records of builds until November 2026 that are not used any more: drafts, transfers by player, and lists under old keys. */
export function isOldRecord(key: string): boolean {
  return /^(?:draft_|games_|document_|transfers_|(?:providerList|notices|notices_opened|faq)$)/.test(key)
}

/** A draft as the builds until November 2026 kept it: in the database, its last letters in local storage. */
const Draft = v.looseObject({ values: v.record(v.string(), v.string()), at: v.number() })
const Stored = v.object({ value: Draft })

/**
 * Moves the drafts among `stored` to local storage, unless a newer draft is there. Does nothing while a deletion is
 * unfinished, because the drafts may belong to a player who signed out.
 */
export function moveDrafts(stored: ReadonlyMap<string, unknown>, localStore: SafeStorage): void {
  const isUnfinished = localStore.get(unfinishedClear) !== undefined
  const lastLetters = localStore.keys().filter((name) => name.startsWith(lastLettersPrefix))
  const names = new Set([
    ...stored.keys(),
    ...lastLetters.map((name) => name.slice(lastLettersPrefix.length)),
  ])
  for (const name of names) {
    if (isUnfinished || !name.startsWith('draft_')) continue
    const record = v.safeParse(Stored, stored.get(name))
    const drafts = [localStore.get(name), localStore.get(lastLettersPrefix + name)].map(parseDraft)
    if (record.success) drafts.push(record.output.value)
    const newestLast = drafts.filter((draft) => draft !== undefined).toSorted((a, b) => a.at - b.at)
    if (newestLast.length === 0) continue
    const values = Object.assign({}, ...newestLast.map((draft) => draft.values))
    localStore.set(name, JSON.stringify({ ...Object.assign({}, ...newestLast), values }))
  }
  for (const name of lastLetters) localStore.remove(name)
}

function parseDraft(text: string | undefined): v.InferOutput<typeof Draft> | undefined {
  const draft = v.safeParse(Draft, parseJson(text ?? ''))
  return draft.success ? draft.output : undefined
}

const oldTransfers = 'transfers_'
const Transfer = v.object({ key: v.string(), at: v.number(), state: v.string(), kind: v.string() })
const OldTransfers = v.object({ value: v.array(Transfer) })
const StoredTransfers = v.object({ revision: v.number(), value: v.array(v.looseObject({ key: v.string() })) })

/**
 * Moves the pending transfers that builds until November 2026 kept under a player's name, with amounts, into the record
 * that names nobody. Rejects if the database refuses.
 */
export async function moveTransfers(
  stored: ReadonlyMap<string, unknown>,
  database: Pick<Database, 'update'>,
): Promise<void> {
  const moved = [...stored].flatMap(([name, record]) => {
    const list = v.safeParse(OldTransfers, record)
    if (!name.startsWith(oldTransfers) || !list.success) return []
    const player = name.slice(oldTransfers.length)
    return list.output.value.map((transfer) => ({ ...transfer, owner: ownerNumber(player, transfer.key) }))
  })
  if (moved.length === 0) return
  await database.update('transfers', (current) => {
    const known = v.safeParse(StoredTransfers, current)
    const { revision, value } = known.success ? known.output : { revision: 0, value: [] }
    const isNew = ({ key }: { key: string }) => value.every((other) => other.key !== key)
    return { version: 1, revision: revision + 1, value: [...value, ...moved.filter(isNew)] }
  })
}
