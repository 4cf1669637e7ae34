import * as v from 'valibot'
import {
  type CachePolicy,
  type Fetched,
  cachedIn,
  type ListOptions,
  type OpenCache,
  type Source,
  type ValueOptions,
} from './source.ts'
import { listOfValid } from '../valid-items.ts'

// In a file of their own, because the first screen needs none of these functions.

/** Declares data that is not stored on the device. */
export function uncachedValue<Data>(options: Omit<ValueOptions<Data>, 'cachePolicy'>): Source<Data> {
  const cachePolicy = 'no-store'
  return {
    ...options,
    cachePolicy,
    openCache: undefined,
    drive: (engine) => engine.value({ ...options, cachePolicy }, undefined),
  }
}

interface ItemOptions<Item> extends ValueOptions<Item> {
  readonly id: string
  readonly cachePolicy: Exclude<CachePolicy, 'no-store'>
  readonly item: v.GenericSchema<unknown, Item>
  /** How many items the record holds at most. */
  readonly maxItems: number
}

/** Declares one item by its id. The items that were fetched last are stored in one record, under `key`. */
export function remoteItem<Item extends { readonly id: string }>(options: ItemOptions<Item>): Source<Item> {
  const { id, cachePolicy, item, maxItems } = options
  const key = [...options.key, id]
  return {
    key,
    cachePolicy,
    openCache: cachedIn<Item, readonly Fetched<Item>[]>(cachePolicy, {
      name: options.key.join('/'),
      schema: v.array(v.object({ data: item, fetchedAt: v.number() })),
      initial: [],
      read: (stored) => stored.find(({ data }) => data.id === id),
      write: (stored, data, fetchedAt) =>
        [{ data, fetchedAt }, ...stored.filter((other) => other.data.id !== id)].slice(0, maxItems),
    }),
    drive: (engine, cache) => engine.value({ ...options, key }, cache),
  }
}

interface CachedListOptions<Item> extends ListOptions<Item> {
  readonly cachePolicy: Exclude<CachePolicy, 'no-store'>
  readonly item: v.GenericSchema<unknown, Item>
  /** How many items are stored at most, from the first one on. */
  readonly maxItems: number
}

/** Declares a list that the operator returns by pages. */
export function remoteList<Item>(options: CachedListOptions<Item>): Source<readonly Item[]> {
  const { key, cachePolicy, item, maxItems } = options
  const cache = cachedIn<readonly Item[], Fetched<readonly Item[]> | null>(cachePolicy, {
    name: key.join('/'),
    schema: v.nullable(v.object({ data: listOfValid(item, key.join('/')), fetchedAt: v.number() })),
    initial: null,
    read: (stored) => stored ?? undefined,
    write: (_stored, data, fetchedAt) => ({ data: data.slice(0, maxItems), fetchedAt }),
  })
  return remoteListIn(cache, options)
}

/** Declares a list with a cache of its own. With `openCache` undefined the list is not stored on the device. */
export function remoteListIn<Item>(
  openCache: OpenCache<readonly Item[]> | undefined,
  options: ListOptions<Item>,
): Source<readonly Item[]> {
  const { key, cachePolicy } = options
  return { key, cachePolicy, openCache, drive: (engine, cache) => engine.list(options, cache) }
}
