import * as v from 'valibot'

/** A player's list as a record, and an operation on it. */
export const listOptions = {
  scope: 'player' as const,
  name: 'fav_demo_slots',
  version: 1,
  schema: v.array(v.string()),
  initial: [],
}
export const add = (id: string) => (list: string[]) => (list.includes(id) ? list : [...list, id])
