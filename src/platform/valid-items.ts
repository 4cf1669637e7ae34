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

/** Longest slice of a check that runs ahead, ms: the page renders and hears presses in between. */
const sliceMs = 12

/** The schema of a long list that can be checked ahead, a few items at a time. */
export interface SlicedList<Item> {
  readonly schema: v.GenericSchema<unknown, Item[]>
  /** Checks the items of a list, so that a parse of the same list has no work left. Never rejects. */
  checkAhead(list: unknown): Promise<void>
}

/** A list whose check would keep a slow phone from rendering: a hundred games take it 25 ms. */
export function slicedList<Item>(item: v.GenericSchema<unknown, Item>): SlicedList<Item> {
  const ahead = new WeakMap<object, v.SafeParseResult<typeof item>>()
  let last = Promise.resolve()
  let sliceEnd = 0
  async function check(list: unknown): Promise<void> {
    if (!Array.isArray(list)) return
    for (const value of list as readonly unknown[]) {
      if (performance.now() >= sliceEnd) {
        await new Promise((resolve) => setTimeout(resolve))
        sliceEnd = performance.now() + sliceMs
      }
      if (isObject(value)) ahead.set(value, v.safeParse(item, value))
    }
  }
  return {
    schema: v.array(
      v.pipe(
        v.unknown(),
        v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
          const result = (isObject(value) && ahead.get(value)) || v.safeParse(item, value)
          if (result.success) return result.output
          addIssue({ message: result.issues[0].message })
          return NEVER
        }),
      ),
    ),
    // One list after the other: the database answers for many lists in one task.
    checkAhead: (list) => (last = last.then(() => check(list))),
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
