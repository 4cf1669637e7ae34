import * as v from 'valibot'
import type { Endpoint } from '@marquee/contract/endpoint.ts'
import { listOfValid } from '../valid-items.ts'

type AnySchema = Endpoint['query']
type ListResponse = v.ObjectSchema<
  v.ObjectEntries & { readonly list: v.ArraySchema<v.GenericSchema, undefined> },
  undefined
>

/**
 * An endpoint of a list whose rows are independent of each other: a row that does not fit the contract is dropped and
 * logged (`name` names the list there). If no row fits, the call fails. What must be whole to be true, as limits and
 * statements, uses the contract's own endpoint: docs/contract.md has the choice for each list.
 */
export function withValidRows<E extends Endpoint<AnySchema, AnySchema, ListResponse>>(
  endpoint: E,
  name: string,
): Endpoint<E['query'], E['body'], v.GenericSchema<unknown, v.InferOutput<E['data']>>, E['path']> {
  const { entries } = endpoint.data
  const data = v.object({ ...entries, list: listOfValid(entries.list.item, name) })
  return { ...endpoint, data: data as unknown as v.GenericSchema<unknown, v.InferOutput<E['data']>> }
}
