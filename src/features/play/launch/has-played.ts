import * as v from 'valibot'
import type { Records } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'

/** Whether anybody has opened a game on this device, other than to try it. */
export function hasPlayed(records: Records): StoredRecord<boolean> {
  return records.of({ scope: 'device', name: 'has_played', version: 1, schema: v.boolean(), initial: false })
}
