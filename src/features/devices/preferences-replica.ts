import * as v from 'valibot'
import { type FollowingPreference, followingPreferences } from '../../contract/changes.ts'
import { languages, layoutNames, styleNames, themeNames } from '../../contract/config.ts'
import type { Journal } from '../../platform/journal/journal.ts'
import {
  type Found,
  type Replica,
  type StoredJournal,
  storedJournal,
} from '../../platform/journal/replica.ts'
import type { StoredRecord } from '../../platform/storage/record.ts'
import type { Tab } from '../../session/tab.ts'

/** What this build knows: a choice of a later one stays at the operator, and changes nothing here. */
const choices: Readonly<Record<FollowingPreference, readonly string[]>> = {
  theme: themeNames,
  style: styleNames,
  layout: layoutNames,
  lang: languages,
}

const StoredChoice = v.object({ value: v.string() })

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

/** The journal of a player's preferences on this device. */
export function preferencesJournal(tab: Tab, player: string): StoredJournal {
  return storedJournal(tab, player, 'preference')
}

/** The preferences of this device, for a player's other devices. */
export function preferencesReplica(tab: Tab, player: string): Replica {
  const category = 'preference'
  const journal = preferencesJournal(tab, player)
  const records = followingPreferences.map((name) => ({ name, record: recordOf(tab, name) }))
  return {
    category,
    subscribe(listener) {
      const stops = records.map(({ record }) => record.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    collect: () =>
      journal.collect(
        records.map(({ record }) => record.key),
        (stored, known) => records.flatMap(({ name }, place) => choiceToTell(name, stored[place], known)),
      ),
    async takeOver(sent, answer) {
      const changes = answer.changes.filter((change) => change.category !== category || isKnown(change))
      const told = { sent, answer: { ...answer, changes } }
      for (const { name, record } of records) {
        if (!changes.some((change) => change.category === category && change.id === name)) continue
        const { along, settled } = journal.settling({ ...told, only: name })
        const kept = await record.apply((choice) => {
          const [change] = settled()?.changes ?? []
          return change ? change.value : choice
        }, along)
        if (!kept) throw new Error('a preference could not be saved')
      }
      await journal.settle(told)
    },
  }
}

function isKnown({ id, value }: { readonly id: string; readonly value: string | null }): boolean {
  const name = followingPreferences.find((one) => one === id)
  return name !== undefined && (value === null || choices[name].includes(value))
}

/** A choice that the journal does not have. */
function choiceToTell(name: FollowingPreference, stored: unknown, { known, queue }: Journal): Found[] {
  const choice = v.safeParse(StoredChoice, stored)
  const value = choice.success && choices[name].includes(choice.output.value) ? choice.output.value : null
  return value === ((queue[name] ?? known[name])?.value ?? null) ? [] : [{ id: name, value }]
}
