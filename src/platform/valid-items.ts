import * as v from 'valibot'
import { logWarning } from './log.ts'

/**
 * The items of a list that fit their schema, in order. Other items are dropped and logged, so that one invalid game does not
 * hide the others. `what` names the list in the log.
 */
export function validItems<Item>(
  schema: v.GenericSchema<unknown, Item>,
  items: readonly unknown[],
  what: string,
): Item[] {
  return items.flatMap((item, index) => {
    const result = v.safeParse(schema, item)
    if (result.success) return [result.output]
    const [{ path, message }] = result.issues
    const where = path?.map(({ key }) => key).join('.') ?? 'itself'
    logWarning(`${what}: item ${index} left out, ${where}: ${message}`)
    return []
  })
}

/** The schema of a list that drops items which do not fit `schema`. A list in which no item fits is invalid. */
export function listOfValid<Item>(schema: v.GenericSchema<unknown, Item>, what: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => ({ items, valid: validItems(schema, items, what) })),
    v.check(({ items, valid }) => valid.length > 0 || items.length === 0),
    v.transform(({ valid }) => valid),
  )
}
