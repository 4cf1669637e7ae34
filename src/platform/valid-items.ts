import * as v from 'valibot'
import { logWarning } from './log.ts'

/**
 * The items of a list that fit their schema, in their order. Every other item is left out alone and logged, because one
 * wrong game must not hide the others. `what` names the list in the log.
 */
export function validItems<Item>(
  schema: v.GenericSchema<unknown, Item>,
  items: readonly unknown[],
  what: string,
): Item[] {
  return items.flatMap((item, place) => {
    const result = v.safeParse(schema, item)
    if (result.success) return [result.output]
    const [{ path, message }] = result.issues
    const where = path?.map(({ key }) => key).join('.') ?? 'itself'
    logWarning(`${what}: item ${place} left out, ${where}: ${message}`)
    return []
  })
}

/** An answered or stored list, of which only the items that fit `schema` count. Of a list without any, nothing fits. */
export function listOfValid<Item>(schema: v.GenericSchema<unknown, Item>, what: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => ({ items, valid: validItems(schema, items, what) })),
    v.check(({ items, valid }) => valid.length > 0 || items.length === 0),
    v.transform(({ valid }) => valid),
  )
}
