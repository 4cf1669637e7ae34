// Long because it has the whole behaviour of fetched data, case by case.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { type Result, success } from '@marquee/contract/result.ts'
import { failure } from '../../../../src/platform/http/api-error.ts'
import { dataOf } from '../../../../src/platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../../src/platform/query/pages.ts'
import type { ListQuery, ValueQuery } from '../../../../src/platform/query/queries.ts'
import { useIsRead, useResource, useResourceList } from '../../../../src/platform/query/use-resource.ts'
import { deletedBy, recordKey } from '../../../../src/platform/storage/scopes.ts'
import { probeFetch } from '../../../support/fake-environment.ts'
import { renderHook } from '../../../support/rendered-hook.tsx'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

type Texts = readonly string[]

/** A list of texts whose response the test decides. */
function textsOf(scope: 'sessionCache' | 'cache' = 'cache') {
  const call = vi.fn<(signal: AbortSignal) => Promise<Result<Texts>>>()
  const query: ValueQuery<Texts> = queryOptions({
    queryKey: ['demo', 'texts'],
    queryFn: ({ signal }) => dataOf(call(signal)),
    meta: { storage: { scope, schema: v.array(v.string()) } },
  })
  return {
    query,
    call,
    respond: (texts: Texts) => call.mockImplementation(async () => success(texts)),
    fail: () => call.mockImplementation(async () => failure(5000, 500, 'exception')),
  }
}

/** A list of texts whose responses arrive when the test resolves them. */
function lateTexts(scope: 'sessionCache' | 'cache' = 'cache') {
  const { query, call } = textsOf(scope)
  const pending: ((result: Result<Texts>) => void)[] = []
  call.mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
  return { query, pending, arrive: (nth: number, texts: Texts) => pending[nth]?.(success(texts)) }
}

const show = <Data,>(app: FakeTab, query: ValueQuery<Data>) => renderHook(app, () => useResource(query))
const stored = (key: string) => stage.storedRecord(key)
const key = 'cache/query/demo/texts'

/** A device that has stored a text in an earlier visit. */
async function earlierVisit(): Promise<void> {
  const first = stage.open()
  const { query, respond } = textsOf()
  respond(['old'])
  await first.queries.refresh(query)
  await waitFor(async () => expect(await stored(key)).toBeDefined())
}

describe('a value', () => {
  test('that was stored while the clock was ahead is fetched all the same', async () => {
    await stage.plantRecord(key, { data: ['old'], updatedAt: Date.now() + 300 * 24 * 3_600_000 })
    const app = stage.open()
    const { query, pending } = lateTexts()
    await app.queries.restore(query)
    const page = show(app, query)
    await waitFor(() => expect(pending).toHaveLength(1))
    expect(page.current().fetchedAt).toBeLessThanOrEqual(app.clock.now())
    page.unmount()
  })

  test('that was stored while the clock was ahead is fetched although its query stays fresh for long', async () => {
    await stage.plantRecord(key, { data: ['old'], updatedAt: Date.now() + 300 * 24 * 3_600_000 })
    const app = stage.open()
    const { query, respond } = textsOf()
    respond(['new'])
    await app.queries.restore(query)
    expect(await app.queries.client.fetchQuery({ ...query, staleTime: 600_000 })).toEqual(['new'])
  })

  test('that was fetched in an earlier visit shows with its age, then the new one', async () => {
    await earlierVisit()
    const app = stage.open()
    const { query, pending, arrive } = lateTexts()
    const page = show(app, query)
    await waitFor(() =>
      expect(page.current()).toMatchObject({ data: ['old'], status: 'loading', isFromDevice: true }),
    )
    const { fetchedAt = Infinity } = page.current()
    expect(fetchedAt).toBeLessThanOrEqual(app.clock.now())
    await waitFor(() => expect(pending).toHaveLength(1))
    arrive(0, ['new'])
    await waitFor(() =>
      expect(page.current()).toMatchObject({ data: ['new'], status: 'fresh', isFromDevice: false }),
    )
    page.unmount()
  })

  test.each([
    ['does not fit its schema', { data: [1], updatedAt: 1 }],
    ['is something else', 'text'],
  ])('that is stored and %s is dropped', async (_, value) => {
    await stage.plantRecord(key, value)
    const app = stage.open()
    const { query, respond } = textsOf()
    respond(['new'])
    const page = show(app, query)
    await waitFor(() => expect(page.current()).toMatchObject({ data: ['new'], status: 'fresh' }))
    page.unmount()
  })

  test('has failed or is stale when a fetch fails', async () => {
    const app = stage.open()
    const { query, respond, fail } = textsOf()
    fail()
    const page = show(app, query)
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'failed', error: { code: 5000 } }))
    respond(['one'])
    expect(await app.queries.refresh(query)).toBeUndefined()
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'fresh', data: ['one'] }))
    const { fetchedAt } = page.current()
    fail()
    expect(await app.queries.refresh(query)).toMatchObject({ code: 5000 })
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'stale', data: ['one'], fetchedAt }))
    page.unmount()
  })

  test('is offline with the connection, with or without data, and is fetched when the connection is back', async () => {
    await earlierVisit()
    const app = stage.open({ fetch: probeFetch(() => false) })
    await app.connection.probe()
    const { query, call } = textsOf()
    call.mockImplementation(async () =>
      app.connection.isOffline() ? failure('OFFLINE_ERROR', 503, 'network.offline') : success(['new']),
    )
    const unknown = show(app, { ...query, queryKey: ['demo', 'unknown'] })
    const page = show(app, query)
    await waitFor(() =>
      expect(unknown.current()).toMatchObject({ status: 'offline', error: { code: 'OFFLINE_ERROR' } }),
    )
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'offline', data: ['old'] }))
    expect(page.current().error).toBeUndefined()
    app.connection.reportReached()
    await waitFor(() => expect(unknown.current()).toMatchObject({ status: 'fresh', data: ['new'] }))
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'fresh', data: ['new'] }))
    page.unmount()
    unknown.unmount()
  })

  test('that arrives after its session has ended is neither shown nor stored', async () => {
    const app = stage.open()
    const { query, pending, arrive } = lateTexts('sessionCache')
    const fetching = app.queries.refresh(query)
    await waitFor(() => expect(pending).toHaveLength(1))
    await app.sessionData.clear('demo')
    arrive(0, ['private'])
    expect(await fetching).toMatchObject({ message: 'request.aborted' })
    // What is fetched later is stored, and only that.
    const later = textsOf('sessionCache')
    later.respond(['next'])
    await app.queries.refresh({ ...later.query, queryKey: ['demo', 'later'] })
    await waitFor(async () => expect(await stored('personal_cache/query/demo/later')).toBeDefined())
    expect(await stored('personal_cache/query/demo/texts')).toBeUndefined()
    expect(app.queries.client.getQueryData(query.queryKey)).toBeUndefined()
  })

  test('that is read without a fetch is an atom', async () => {
    await earlierVisit()
    const app = stage.open()
    const { query, call, respond } = textsOf()
    const cached = app.queries.cachedAtom(query)
    await waitFor(() => expect(app.store.get(cached)?.data).toEqual(['old']))
    expect(call).not.toHaveBeenCalled()
    respond(['new'])
    await app.queries.refresh(query)
    expect(app.store.get(cached)?.data).toEqual(['new'])
    await app.sessionData.clear('demo')
    expect(app.store.get(cached)?.data).toEqual(['new'])
    app.queries.reset(['cache'])
    expect(app.store.get(cached)).toBeUndefined()
  })

  test('works from memory where the browser refuses the database', async () => {
    const app = stage.open({ indexedDB: undefined })
    const { query, respond } = textsOf()
    respond(['one'])
    const page = show(app, query)
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'fresh', data: ['one'] }))
    page.unmount()
  })
})

describe('a refresh', () => {
  test('shows what changed before it, although an older fetch is pending', async () => {
    const app = stage.open()
    const { query, pending, arrive } = lateTexts()
    const page = show(app, query)
    await waitFor(() => expect(pending).toHaveLength(1))
    const refreshing = app.queries.refresh(query)
    await waitFor(() => expect(pending).toHaveLength(2))
    arrive(0, ['before the change'])
    arrive(1, ['after the change'])
    expect(await refreshing).toBeUndefined()
    await waitFor(() => expect(page.current()).toMatchObject({ status: 'fresh', data: ['after the change'] }))
    page.unmount()
  })

  test('resolves with the response and not with what is stored', async () => {
    await earlierVisit()
    const app = stage.open()
    const { query, respond } = textsOf()
    respond(['new'])
    expect(await app.queries.refresh(query)).toBeUndefined()
    expect(app.queries.client.getQueryData(query.queryKey)).toEqual(['new'])
  })
})

test('what is changed while it is fetched stays changed', async () => {
  const app = stage.open()
  const { query, pending, arrive } = lateTexts()
  const first = app.queries.refresh(query)
  await waitFor(() => expect(pending).toHaveLength(1))
  arrive(0, ['one', 'two'])
  await first
  const page = show(app, { ...query, staleTime: 0 })
  await waitFor(() => expect(pending).toHaveLength(2))
  app.queries.change(query, (texts) => texts.filter((text) => text !== 'two'))
  arrive(1, ['one', 'two'])
  await waitFor(() => expect(page.current()).toMatchObject({ data: ['one'], status: 'fresh' }))
  await waitFor(async () => expect(await stored(key)).toMatchObject({ data: ['one'] }))
  page.unmount()
})

/** A list of six items, two a page. */
function pagesOf(staleTime: number): ListQuery<{ id: string }> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: ['demo', 'list'],
    queryFn: async ({ pageParam = '0' }): Promise<ListPage<{ id: string }>> => {
      const first = Number(pageParam)
      const list = [{ id: `${first}` }, { id: `${first + 1}` }]
      return { list, next: first < 4 ? String(first + 2) : null }
    },
    staleTime,
    meta: {
      storage: { scope: 'sessionCache', schema: v.array(v.object({ id: v.string() })), maxItems: 3 },
    },
  })
}

describe('a list', () => {
  test('stores as many of its first items as it declares, and shows all that were loaded', async () => {
    const app = stage.open()
    const query = pagesOf(0)
    const page = renderHook(app, () => useResourceList(query))
    const ids = () => page.current().data?.map(({ id }) => id)
    await waitFor(() => expect(ids()).toEqual(['0', '1']))
    page.current().loadMore()
    await waitFor(() => expect(ids()).toEqual(['0', '1', '2', '3']))
    app.queries.changeList(query, (items) => items.filter(({ id }) => id !== '1'))
    await waitFor(() => expect(ids()).toEqual(['0', '2', '3']))
    await waitFor(async () =>
      expect(await stored('personal_cache/query/demo/list')).toMatchObject({
        data: [{ id: '0' }, { id: '2' }, { id: '3' }],
      }),
    )
    page.unmount()

    const next = stage.open()
    vi.spyOn(next.connection, 'isOffline').mockReturnValue(true)
    await next.queries.restore(query)
    expect(next.queries.client.getQueryData(query.queryKey)).toMatchObject({
      pages: [{ list: [{ id: '0' }, { id: '2' }, { id: '3' }], next: null }],
    })
  })

  test('that changes only when it is refreshed starts again at its first page', async () => {
    const app = stage.open()
    const query = pagesOf(Infinity)
    const page = renderHook(app, () => useResourceList(query))
    await waitFor(() => expect(page.current().hasMore).toBe(true))
    page.current().loadMore()
    await waitFor(() => expect(page.current().data).toHaveLength(4))
    await page.current().refresh()
    await waitFor(() => expect(page.current().data).toHaveLength(2))
    page.unmount()
  })
})

test('records are deleted by scope: at the end of a session, and when the player clears the lists', () => {
  const scopes = ['device', 'player', 'session', 'sessionCache', 'cache'] as const
  const deleted = (deletion: 'clearLists' | 'sessionEnd') =>
    scopes.filter((scope) => deletedBy(deletion)(recordKey(scope, 'demo/anything')))
  expect(deleted('sessionEnd')).toEqual(['session', 'sessionCache'])
  expect(deleted('clearLists')).toEqual(['sessionCache', 'cache'])
})

test('the records of a first screen are read in one transaction, without the queries', async () => {
  await earlierVisit()
  const app = stage.open()
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  await app.records.of({ ...options, scope: 'player', name: 'favourites' }).apply(() => ['game'])
  const next = stage.open()
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
  await next.records.hydrate()
  expect(next.records.of({ ...options, scope: 'player', name: 'favourites' }).get()).toEqual(['game'])
  expect(next.records.of({ ...options, scope: 'device', name: 'nothing' }).get()).toEqual([])
  expect(transactions).toHaveBeenCalledTimes(1)
  expect(reads.mock.calls.flat()).not.toContain(key)
})

test('a page that depends on stored data renders it at once when it has been read', async () => {
  await earlierVisit()
  const app = stage.open()
  const { query, call } = textsOf()
  const cached = app.queries.cachedAtom(query)
  const seen: unknown[] = []
  const page = renderHook(app, () => {
    const isRead = useIsRead(query)
    seen.push(isRead ? app.store.get(cached)?.data : 'not read')
    return isRead
  })
  await waitFor(() => expect(page.current()).toBe(true))
  expect([...new Set(seen.map(String))]).toEqual(['not read', 'old'])
  expect(call).not.toHaveBeenCalled()
  page.unmount()
})
