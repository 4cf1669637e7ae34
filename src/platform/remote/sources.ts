import * as v from 'valibot'
import {
  type Fetched,
  keptIn,
  type ListOptions,
  type OpenCache,
  type Source,
  type ValueOptions,
} from './source.ts'

/** Sources that no first screen needs. */

/** Declares data that is not kept on the device. */
export function unkeptValue<Data>(options: Omit<ValueOptions<Data>, 'scope'>): Source<Data> {
  const scope = 'memory'
  return {
    ...options,
    scope,
    openCache: undefined,
    drive: (engine) => engine.value({ ...options, scope }, undefined),
  }
}

interface ItemOptions<Item> extends ValueOptions<Item> {
  readonly id: string
  readonly scope: 'session' | 'cache'
  readonly item: v.GenericSchema<unknown, Item>
  /** How many of the last fetched items are kept in one record. */
  readonly keep: number
}

/** Declares one item by its id. The last ones that were fetched are kept together, under `key`. */
export function remoteItem<Item extends { readonly id: string }>(options: ItemOptions<Item>): Source<Item> {
  const { id, scope, item, keep } = options
  const key = [...options.key, id]
  return {
    key,
    scope,
    openCache: keptIn<Item, readonly Fetched<Item>[]>(scope, {
      name: options.key.join('/'),
      schema: v.array(v.object({ data: item, fetchedAt: v.number() })),
      initial: [],
      read: (stored) => stored.find(({ data }) => data.id === id),
      write: (stored, data, fetchedAt) =>
        [{ data, fetchedAt }, ...stored.filter((other) => other.data.id !== id)].slice(0, keep),
    }),
    drive: (engine, cache) => engine.value({ ...options, key }, cache),
  }
}

interface KeptListOptions<Item> extends ListOptions<Item> {
  readonly scope: 'session' | 'cache'
  readonly item: v.GenericSchema<unknown, Item>
  /** How many of the first items are kept. */
  readonly keep: number
}

/** Declares a list that the operator answers by pages. */
export function remoteList<Item>(options: KeptListOptions<Item>): Source<readonly Item[]> {
  const { key, scope, item, keep } = options
  const cache = keptIn<readonly Item[], Fetched<readonly Item[]> | null>(scope, {
    name: key.join('/'),
    schema: v.nullable(v.object({ data: v.array(item), fetchedAt: v.number() })),
    initial: null,
    read: (stored) => stored ?? undefined,
    write: (_stored, data, fetchedAt) => ({ data: data.slice(0, keep), fetchedAt }),
  })
  return remoteListIn(cache, options)
}

/** Declares a list that is kept in another way than as the first of its items; undefined: not at all. */
export function remoteListIn<Item>(
  openCache: OpenCache<readonly Item[]> | undefined,
  options: ListOptions<Item>,
): Source<readonly Item[]> {
  const { key, scope } = options
  return { key, scope, openCache, drive: (engine, cache) => engine.list(options, cache) }
}
