import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { validItems } from '../valid-items.ts'

type AnySchema = Endpoint['query']
type Answered = v.ObjectSchema<
  v.ObjectEntries & { readonly list: v.ArraySchema<v.GenericSchema, undefined> },
  undefined
>
type OfList<Data extends Answered> = Endpoint<AnySchema, AnySchema, Data>

/** An answered list without the rows that miss the contract. */
type ByRow<Data extends Answered> = v.InferOutput<Data> & {
  /** How many rows are not in `list`. */
  readonly leftOut: number
}

/**
 * A call for a list whose rows tell of one thing each: a row that misses the contract is left out alone, which the console says
 * (`what` names the list there). Of a list without any sound row nothing fits, and the call fails as any other. What must be
 * whole to be true is asked for by the contract's own endpoint: docs/contract.md has the choice for each list.
 */
export function byRow<E extends OfList<Answered>>(
  endpoint: E,
  what: string,
): Endpoint<E['query'], E['body'], v.GenericSchema<unknown, ByRow<E['data']>>, E['path']> {
  const { entries } = endpoint.data
  const data = v.pipe(
    v.object({ ...entries, list: v.array(v.unknown()) }),
    v.transform((answer) => {
      const list = validItems(entries.list.item, answer.list, what)
      return { ...answer, list, leftOut: answer.list.length - list.length }
    }),
    v.check(({ list, leftOut }) => list.length > 0 || leftOut === 0),
  )
  return { ...endpoint, data: data as v.GenericSchema<unknown, ByRow<E['data']>> }
}
