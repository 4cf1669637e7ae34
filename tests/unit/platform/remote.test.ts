// Long because it is the whole behaviour of remote data, case by case.
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { type Result, success } from '../../../src/contract/result.ts'
import { failure } from '../../../src/platform/http/api-error.ts'
import { queryClient } from '../../../src/platform/remote/query-client.ts'
import { changeRemote } from '../../../src/platform/remote/actions.ts'
import { remoteValue, type Source } from '../../../src/platform/remote/source.ts'
import { remoteList, uncachedValue } from '../../../src/platform/remote/sources.ts'
import { deletedBy, recordKey } from '../../../src/platform/storage/scopes.ts'
import { probeFetch } from '../../support/fake-environment.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()

/** Reads a source as a component does. */
function read<Data>(app: FakeTab, source: Source<Data>) {
  const { atom } = app.remote.of(source)
  return { state: () => app.store.get(atom), stop: app.store.sub(atom, () => {}) }
}

type Texts = readonly string[]

/** A list of texts whose answer the test decides. */
function textsOf(cachePolicy: 'private' | 'public' = 'public') {
  const answer = vi.fn<() => Promise<Result<Texts>>>()
  const source = remoteValue<Texts>({
    key: ['demo', 'texts'],
    cachePolicy,
    schema: v.array(v.string()),
    fetch: answer,
  })
  const says = (texts: Texts) => answer.mockImplementation(() => Promise.resolve(success(texts)))
  const fails = () => answer.mockImplementation(() => Promise.resolve(failure(5000, 500, 'exception')))
  return { source, answer, says, fails }
}

describe('a value', () => {
  test('that was fetched in an earlier visit shows at once and then anew', async () => {
    const first = stage.open()
    const old = textsOf()
    old.says(['old'])
    await first.remote.of(old.source).refresh()

    const app = stage.open()
    const { source, says } = textsOf()
    says(['new'])
    const reader = read(app, source)
    await app.remote.of(source).loaded
    expect(reader.state()).toMatchObject({ data: ['old'], status: 'loading', isFromDevice: true })
    await waitFor(() =>
      expect(reader.state()).toMatchObject({ data: ['new'], status: 'fresh', isFromDevice: false }),
    )
    reader.stop()
  })

  test('says that there is nothing, or that what shows is old, when an attempt fails', async () => {
    const app = stage.open()
    const { source, says, fails } = textsOf()
    fails()
    const reader = read(app, source)
    await waitFor(() => expect(reader.state()).toMatchObject({ status: 'failed', error: { code: 5000 } }))
    says(['one'])
    expect(await app.remote.of(source).refresh()).toBeUndefined()
    await waitFor(() => expect(reader.state()).toMatchObject({ status: 'fresh', data: ['one'] }))
    const { fetchedAt } = reader.state()
    fails()
    expect(await app.remote.of(source).refresh()).toMatchObject({ code: 5000 })
    await waitFor(() => expect(reader.state()).toMatchObject({ status: 'stale', data: ['one'], fetchedAt }))
    reader.stop()
  })

  test('has the time at which its fetch began', async () => {
    const app = stage.open()
    const { source, answer } = textsOf()
    const begin = app.clock.now()
    answer.mockImplementation(async () => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
      return success(['one'])
    })
    await app.remote.of(source).refresh()
    const { fetchedAt = 0 } = app.store.get(app.remote.of(source).cachedAtom) ?? {}
    expect(fetchedAt).toBeGreaterThanOrEqual(begin)
    expect(fetchedAt).toBeLessThan(begin + 50_000)
  })

  test('is offline with the connection, whether or not something shows, and goes on by itself', async () => {
    const app = stage.open({ fetch: probeFetch(() => false) })
    await app.connection.probe()
    const { source, answer, says } = textsOf()
    says(['one'])
    const reader = read(app, source)
    await waitFor(() => expect(queryClient(app).getQueryState(source.key)?.fetchStatus).toBe('paused'))
    expect(reader.state()).toMatchObject({ status: 'offline', error: { code: 'OFFLINE_ERROR' } })
    expect(answer).not.toHaveBeenCalled()
    app.connection.reportReached()
    await waitFor(() => expect(reader.state()).toMatchObject({ status: 'fresh', data: ['one'] }))
    await app.connection.probe()
    expect(reader.state()).toMatchObject({ status: 'offline', data: ['one'], error: undefined })
    reader.stop()
  })

  test('misses nothing offline before it is known what the device has', async () => {
    const first = stage.open()
    const old = textsOf()
    old.says(['old'])
    await first.remote.of(old.source).refresh()

    const app = stage.open({ fetch: probeFetch(() => false) })
    await app.connection.probe()
    const { source } = textsOf()
    const reader = read(app, source)
    expect(reader.state()).toMatchObject({ status: 'loading', data: undefined, error: undefined })
    await app.remote.of(source).loaded
    expect(reader.state()).toMatchObject({ status: 'offline', data: ['old'], error: undefined })
    reader.stop()
  })

  test('that arrives after its session has ended is kept nowhere', async () => {
    const app = stage.open()
    const { source, answer } = textsOf('private')
    const late = Promise.withResolvers<Result<Texts>>()
    answer.mockImplementation(() => late.promise)
    const fetching = app.remote.of(source).refresh()
    await waitFor(() => expect(answer).toHaveBeenCalled())
    await app.sessionData.clear('demo')
    late.resolve(success(['private']))
    await fetching
    // What is fetched later is kept later.
    const later = remoteValue<string>({
      key: ['demo', 'later'],
      cachePolicy: 'private',
      schema: v.string(),
      fetch: async () => success('kept'),
    })
    await app.remote.of(later).refresh()
    await waitFor(async () => expect(await stage.storedRecord('personal_cache/demo/later')).toBeDefined())
    expect(await stage.storedRecord('personal_cache/demo/texts')).toBeUndefined()
    expect(app.store.get(app.remote.of(source).cachedAtom)).toBeUndefined()
  })
})

test('what is changed while it is fetched stays changed, whatever the answer on its way says', async () => {
  const before = stage.open()
  const answer = vi.fn<() => Promise<Result<{ list: Texts; next: null }>>>()
  const declare = () =>
    remoteList<string>({
      key: ['demo', 'letters'],
      cachePolicy: 'private',
      item: v.string(),
      maxItems: 10,
      fetch: answer,
    })
  answer.mockResolvedValue(success({ list: ['one', 'two'], next: null }))
  const kept = read(before, declare())
  await waitFor(() => expect(kept.state()).toMatchObject({ data: ['one', 'two'], status: 'fresh' }))
  kept.stop()

  const app = stage.open()
  const source = declare()
  let arrive: (texts: Texts) => void = () => {}
  answer.mockImplementation(
    () => new Promise((resolve) => (arrive = (texts) => resolve(success({ list: texts, next: null })))),
  )
  const reader = read(app, source)
  await waitFor(() => expect(reader.state()).toMatchObject({ data: ['one', 'two'], isFetching: true }))
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
  changeRemote(app, source, (texts) => texts.filter((text) => text !== 'two'))
  await waitFor(() => expect(reader.state().data).toEqual(['one']))
  arrive(['one', 'two'])
  await waitFor(() => expect(reader.state()).toMatchObject({ data: ['one'], status: 'fresh' }))
  reader.stop()
})

test('a list keeps as many of its first items as it declares, and shows all that were loaded', async () => {
  const app = stage.open()
  const source = remoteList<{ id: string }>({
    key: ['demo', 'list'],
    cachePolicy: 'private',
    item: v.object({ id: v.string() }),
    maxItems: 3,
    fetch: async ({ cursor = '0' }) => {
      const first = Number(cursor)
      const list = [{ id: `${first}` }, { id: `${first + 1}` }]
      return success({ list, next: first < 4 ? String(first + 2) : null })
    },
  })
  const reader = read(app, source)
  const ids = () => reader.state().data?.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['0', '1']))
  const driver = await app.remote.of(source).driver()
  driver.loadMore()
  await waitFor(() => expect(ids()).toEqual(['0', '1', '2', '3']))
  changeRemote(app, source, (items) => items.filter(({ id }) => id !== '1'))
  await waitFor(() => expect(ids()).toEqual(['0', '2', '3']))
  await waitFor(async () =>
    expect(await stage.storedRecord('personal_cache/demo/list')).toMatchObject({
      value: { data: [{ id: '0' }, { id: '2' }, { id: '3' }] },
    }),
  )
  reader.stop()
})

test('what is deleted goes by scope: the end of a session, the player’s wish to clear lists', () => {
  const scopes = ['device', 'player', 'session', 'sessionCache', 'cache'] as const
  const goes = (deletion: 'clearLists' | 'sessionEnd') =>
    scopes.filter((scope) => deletedBy(deletion)(recordKey(scope, 'demo/anything')))
  expect(goes('sessionEnd')).toEqual(['session', 'sessionCache'])
  expect(goes('clearLists')).toEqual(['sessionCache', 'cache'])
})

test('the records of a first screen are read in one transaction', async () => {
  const app = stage.open()
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  await app.records
    .of({ ...options, scope: 'player', name: 'fav_demo_slots_favorites' })
    .apply(() => ['game'])
  await app.records.of({ ...options, scope: 'cache', name: 'providers' }).apply(() => ['provider'])

  const next = stage.open()
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await next.records.hydrate()
  expect(next.records.of({ ...options, scope: 'player', name: 'fav_demo_slots_favorites' }).get()).toEqual([
    'game',
  ])
  expect(next.records.of({ ...options, scope: 'cache', name: 'providers' }).get()).toEqual(['provider'])
  expect(next.records.of({ ...options, scope: 'device', name: 'preference_of_nothing' }).get()).toEqual([])
  expect(transactions).toHaveBeenCalledTimes(1)
  transactions.mockRestore()
})

test('a reader that takes the place of another of unkept data shares one query with the next', async () => {
  const app = stage.open()
  const source = uncachedValue<Texts>({
    key: ['demo', 'unkept'],
    fetch: () => Promise.resolve(success(['a'])),
  })
  const first = read(app, source)
  const { atom } = app.remote.of(source)
  first.stop()
  const second = app.store.sub(atom, () => {})
  expect(app.remote.of(source).atom).toBe(atom)
  second()
})

/** A list of texts whose answers arrive when the test says. */
function lateTexts(cachePolicy: 'private' | 'public' = 'public') {
  const { source, answer } = textsOf(cachePolicy)
  const waiting: ((result: Result<Texts>) => void)[] = []
  answer.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  return { source, arrive: (nth: number, texts: Texts) => waiting[nth]?.(success(texts)), waiting }
}

describe('a refresh', () => {
  test('shows what changed before it, although an older fetch is under way', async () => {
    const app = stage.open()
    const { source, arrive, waiting } = lateTexts()
    const reader = read(app, source)
    await waitFor(() => expect(waiting).toHaveLength(1))
    const refreshing = app.remote.of(source).refresh()
    await waitFor(() => expect(waiting).toHaveLength(2))
    arrive(0, ['before the change'])
    arrive(1, ['after the change'])
    expect(await refreshing).toBeUndefined()
    await waitFor(() => expect(reader.state()).toMatchObject({ status: 'fresh', data: ['after the change'] }))
    reader.stop()
  })

  test('answers also those who waited for the fetch in its place', async () => {
    const app = stage.open()
    const { source, arrive, waiting } = lateTexts()
    const driver = await app.remote.of(source).driver()
    const { signal } = new AbortController()
    const answered: string[] = []
    const first = driver.refreshOlderThan(1, signal).then(() => answered.push('first'))
    await waitFor(() => expect(waiting).toHaveLength(1))
    const joined = driver.refreshOlderThan(1, signal).then(() => answered.push('joined'))
    const second = driver.refresh().then(() => answered.push('second'))
    await waitFor(() => expect(waiting).toHaveLength(2))
    arrive(0, ['old'])
    await Promise.resolve()
    expect(answered).toEqual([])
    arrive(1, ['new'])
    await Promise.all([first, joined, second])
    expect(app.store.get(app.remote.of(source).cachedAtom)?.data).toEqual(['new'])
  })

  test('goes on although the only reader leaves and a passing fetch is aborted', async () => {
    const app = stage.open()
    const { source, arrive, waiting } = lateTexts()
    const reader = read(app, source)
    await waitFor(() => expect(waiting).toHaveLength(1))
    const driver = await app.remote.of(source).driver()
    const refreshing = driver.refresh()
    const passing = new AbortController()
    const passed = driver.refreshOlderThan(0, passing.signal)
    await waitFor(() => expect(waiting).toHaveLength(2))
    reader.stop()
    passing.abort()
    arrive(1, ['kept'])
    expect(await refreshing).toBeUndefined()
    await passed
    expect(app.store.get(app.remote.of(source).cachedAtom)?.data).toEqual(['kept'])
  })

  test('whose session ends says that it was not answered', async () => {
    const app = stage.open()
    const { source, arrive, waiting } = lateTexts('private')
    const first = app.remote.of(source).refresh()
    await waitFor(() => expect(waiting).toHaveLength(1))
    arrive(0, ['one'])
    expect(await first).toBeUndefined()
    const refreshing = app.remote.of(source).refresh()
    await waitFor(() => expect(waiting).toHaveLength(2))
    await app.sessionData.clear('demo')
    expect(await refreshing).toMatchObject({ ok: false, message: 'request.aborted' })
  })

  test('in passing is cancelled when nobody waits for it any more', async () => {
    const app = stage.open()
    const { source, answer } = textsOf()
    const signals: AbortSignal[] = []
    answer.mockImplementation((...args: unknown[]) => {
      signals.push((args[0] as { signal: AbortSignal }).signal)
      return new Promise(() => {})
    })
    const driver = await app.remote.of(source).driver()
    const passing = new AbortController()
    const passed = driver.refreshOlderThan(0, passing.signal)
    await waitFor(() => expect(signals).toHaveLength(1))
    passing.abort()
    expect(await passed).toMatchObject({ message: 'request.aborted' })
    expect(signals[0]?.aborted).toBe(true)
  })
})
