import * as v from 'valibot'

/** Longest slice of a check, ms: between two slices the page renders and handles input. */
const sliceMs = 12

/** The schema of a long list that can be checked ahead, a few items at a time. */
export interface SlicedList<Item> {
  readonly schema: v.GenericSchema<unknown, Item[]>
  /** Checks the items of a list, so that a parse of the same list has no work left. Never rejects. */
  checkAhead(list: unknown): Promise<void>
}

/** A list whose validation at once would block rendering on a slow phone. */
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
    // One list after the other, because the database may return many lists in one task.
    checkAhead: (list) => (last = last.then(() => check(list))),
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
