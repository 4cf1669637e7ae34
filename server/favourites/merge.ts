import { clockTolerance, type Operation, type Changes } from '../../src/contract/changes.ts'
import { maxFavourites } from '../../src/contract/max-favourites.ts'

/** An element as it is stored. */
export interface Element extends Omit<Operation, 'category' | 'id' | 'value'> {
  readonly category: Operation['category']
  readonly id: string
  readonly value: string | null
}

export interface Merged {
  /** The elements that changed, each as its last operation left it. */
  readonly written: readonly Element[]
  readonly refused: Changes['refused']
}

export interface MergeRules {
  /** The operator's time, ms since 1970. */
  readonly now: number
  /** The newest `at` of a removal that is deleted. */
  readonly forgottenAt: number
  /** Whether an element may be stored that is not there yet. */
  isKnown(operation: Operation): boolean
}

/** A name for the element that an operation or element is about. */
export function elementKey({ category, id }: Pick<Operation, 'category' | 'id'>): string {
  return `${category}/${id}`
}

/**
 * Takes operations into the elements: of each element the last operation wins, by `at` and then by the name of the device.
 * So the outcome is the same in whatever order and however often operations arrive. One that lies in the future is refused
 * instead of being set back: it would be another one each time it came.
 */
export function mergeOperations(
  elements: Iterable<Element>,
  operations: readonly Operation[],
  { now, forgottenAt, isKnown }: MergeRules,
): Merged {
  const stored = new Map(Array.from(elements, (element) => [elementKey(element), element]))
  const written = new Map<string, Element>()
  const refused: Changes['refused'] = []
  let favourites = [...stored.values()].filter(isFavourite).length
  for (const operation of operations) {
    const key = elementKey(operation)
    const before = stored.get(key)
    const refuse = (reason: Changes['refused'][number]['reason']) =>
      refused.push({ category: operation.category, id: operation.id, reason })
    if (operation.at > now + clockTolerance) {
      refuse('clock')
      continue
    }
    if (before ? !isLater(operation, before) : mayBeUndone(operation, forgottenAt)) continue
    if (!before && !isKnown(operation)) {
      refuse('unknown')
      continue
    }
    const change = Number(isFavourite(operation)) - Number(before !== undefined && isFavourite(before))
    if (change > 0 && favourites >= maxFavourites) {
      refuse('full')
      continue
    }
    favourites += change
    const element = { ...operation, added: Math.min(operation.added, operation.at) }
    stored.set(key, element)
    written.set(key, element)
  }
  return { written: [...written.values()], refused }
}

function isFavourite({ category, value }: Pick<Element, 'category' | 'value'>): boolean {
  return category !== 'preference' && value !== null
}

function isLater(one: Pick<Element, 'at' | 'device'>, other: Pick<Element, 'at' | 'device'>): boolean {
  return one.at === other.at ? one.device > other.device : one.at > other.at
}

/** Whether a later removal of the same element may have been deleted: nobody can tell any more. */
function mayBeUndone({ at }: Operation, forgottenAt: number): boolean {
  return at <= forgottenAt
}
