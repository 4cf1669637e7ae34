import * as v from 'valibot'
import { type Change, type FollowingPreference, followingPreferences } from '../../contract/changes.ts'
import { languages, layoutNames, styleNames, themeNames } from '../../contract/config.ts'
import { type Journal, readJournal, settle, takeNotes } from '../../platform/journal/journal.ts'
import { type Replica, timeOf } from '../../platform/journal/replica.ts'
import { newKey } from '../../platform/key.ts'
import type { StoredRecord } from '../../platform/storage/record.ts'
import type { Tab } from '../../session/tab.ts'

/** What this build knows: a choice of a later one stays at the operator, and changes nothing here. */
const choices: Readonly<Record<FollowingPreference, readonly string[]>> = {
  theme: themeNames,
  style: styleNames,
  layout: layoutNames,
  lang: languages,
}

const StoredChoice = v.object({ at: v.optional(v.number()), value: v.nullable(v.string()) })

/** The record that `preferences.ts` made. */
function recordOf({ records }: Pick<Tab, 'records'>, name: FollowingPreference): StoredRecord<string | null> {
  return records.of({
    scope: 'device',
    name: `preference_${name}`,
    version: 1,
    schema: v.nullable(v.picklist(choices[name])),
    initial: null,
  })
}

/** What the preferences of a player were told and have heard; whoever uses them holds the lock of `exchange.ts`. */
function journalOf({ database }: Pick<Tab, 'database'>, player: string) {
  const key = `journal/${player}/preference`
  const device = newKey()
  return {
    reset: () => database.set(key, readJournal(undefined, device)),
    update: async (step: (journal: Journal) => Journal) =>
      readJournal(await database.update(key, (stored) => step(readJournal(stored, device))), device),
  }
}

/** Begins anew: the operator's choices count, and what it does not know is told. Rejects as the database does. */
export function forgetPreferences(tab: Tab, player: string): Promise<void> {
  return journalOf(tab, player).reset()
}

/** The preferences of this device, for a player's other devices. */
export function preferencesReplica(tab: Tab, player: string): Replica {
  const category = 'preference'
  const { clock, database } = tab
  const journal = journalOf(tab, player)
  const records = followingPreferences.map((name) => ({ name, record: recordOf(tab, name) }))
  /** What this device had when it collected last. */
  let collected: readonly Choice[] = []
  return {
    category,
    subscribe(listener) {
      const stops = records.map(({ record }) => record.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    async collect() {
      collected = await Promise.all(
        records.map(async ({ name, record }) => choiceIn(name, await database.get(record.key))),
      )
      return journal.update((before) => {
        // Before the first answer nobody knows what the operator has.
        if (before.since === undefined) return before
        const deviceNow = Date.now()
        const further = collected
          .filter(({ id, value }) => value !== valueIn(before, id))
          .map(({ id, value, at }) => ({ id, value, ...timeOf(at, clock, deviceNow) }))
        return takeNotes(before, { now: clock.now(), deviceNow }, further)
      })
    },
    async takeOver(sent, answer) {
      const changes = answer.changes.filter((change) => change.category !== category || isKnown(change))
      const told = { sent, answer: { ...answer, changes } }
      let news: readonly Change[] = []
      // The records first: a choice that is in a record and not in the journal is told once more, and wins over nothing newer.
      const step = (before: Journal) => {
        const settled = settle(before, category, told)
        news = settled.changes
        return settled.journal
      }
      step(await journal.update((before) => before))
      for (const { name, record } of records) {
        const change = news.find(({ id }) => id === name)
        const had = collected.find(({ id }) => id === name)?.value
        // What the player chose meanwhile stays, and is told next.
        if (change && !(await record.apply((choice) => (choice === had ? change.value : choice))))
          throw new Error('a preference could not be saved')
      }
      await journal.update(step)
    },
  }
}

interface Choice {
  readonly id: FollowingPreference
  readonly value: string | null
  /** When it was made by the device's clock, ms since 1970. */
  readonly at: number | undefined
}

/** A choice as it is stored; none where this build does not know it. */
function choiceIn(id: FollowingPreference, stored: unknown): Choice {
  const kept = v.safeParse(StoredChoice, stored)
  const { value = null, at } = kept.success ? kept.output : {}
  return { id, value: value !== null && choices[id].includes(value) ? value : null, at }
}

/** What the journal takes a preference for. */
function valueIn({ known, queue }: Journal, id: string): string | null {
  return (queue[id] ?? known[id])?.value ?? null
}

function isKnown({ id, value }: Pick<Change, 'id' | 'value'>): boolean {
  const name = followingPreferences.find((one) => one === id)
  return name !== undefined && (value === null || choices[name].includes(value))
}
