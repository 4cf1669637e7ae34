import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { success } from '../../../src/contract/result.ts'
import { changeRemote } from '../../../src/platform/remote/actions.ts'
import { createRemote } from '../../../src/platform/remote/remote.ts'
import { remoteValue } from '../../../src/platform/remote/source.ts'
import { uncachedValue } from '../../../src/platform/remote/sources.ts'
import { tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()

type Texts = readonly string[]

const texts = (list: Texts) =>
  remoteValue<Texts>({
    key: ['demo', 'texts'],
    cachePolicy: 'private',
    schema: v.array(v.string()),
    fetch: async () => success(list),
  })
const other = uncachedValue<Texts>({ key: ['demo', 'other'], fetch: async () => success(['x']) })

/** A tab whose fetch engine does not load at first. An earlier visit has stored two texts. */
async function withoutEngine() {
  const earlier = stage.open()
  await earlier.remote.of(texts(['one', 'two'])).refresh()
  const app = stage.open()
  const { createEngine } = await import('../../../src/platform/remote/engine.ts')
  let isReachable = false
  const remote = createRemote({
    ...app,
    loadEngine: async () => {
      if (!isReachable) throw new TypeError('the chunk did not load')
      return createEngine(app)
    },
  })
  const source = texts(['new'])
  await remote.of(source).loaded
  return {
    app,
    remote,
    source,
    kept: () => app.store.get(remote.of(source).cachedAtom)?.data,
    letLoad: () => {
      isReachable = true
    },
  }
}

test('a retry shows the data after the engine had not loaded', async () => {
  const { app, remote, source, letLoad } = await withoutEngine()
  const { atom } = remote.of(source)
  const stop = app.store.sub(atom, () => {})
  await waitFor(() => expect(app.store.get(atom)).toMatchObject({ status: 'stale', data: ['one', 'two'] }))
  letLoad()
  expect(await remote.of(source).refresh()).toBeUndefined()
  expect(app.store.get(atom)).toMatchObject({ status: 'fresh', data: ['new'] })
  stop()
})

test('a change is made when the engine has loaded, for whatever page', async () => {
  const { remote, source, kept, letLoad } = await withoutEngine()
  changeRemote({ remote }, source, (list) => list.filter((text) => text !== 'two'))
  changeRemote({ remote }, source, (list) => list.map((text) => `${text}!`))
  await expect(remote.of(source).driver()).rejects.toThrow()
  expect(kept()).toEqual(['one', 'two'])
  letLoad()
  await remote.of(other).refresh()
  await waitFor(() => expect(kept()).toEqual(['one!']))
})

test('a change is not made to the data of the next session', async () => {
  const { app, remote, source, kept, letLoad } = await withoutEngine()
  const change = vi.fn<(list: Texts) => Texts>((list) => list)
  changeRemote({ remote }, source, change)
  await expect(remote.of(source).driver()).rejects.toThrow()
  await app.sessionData.clear('demo')
  await stage
    .open()
    .remote.of(texts(['newer']))
    .refresh()
  await waitFor(() => expect(kept()).toEqual(['newer']))
  letLoad()
  await remote.of(other).refresh()
  await remote.of(source).driver()
  expect(change).not.toHaveBeenCalled()
})

test('a reader whose engine had not loaded shows the data when another source has loaded it', async () => {
  const { app, remote, source, letLoad } = await withoutEngine()
  const { atom } = remote.of(source)
  const stop = app.store.sub(atom, () => {})
  await waitFor(() => expect(app.store.get(atom)).toMatchObject({ status: 'stale', data: ['one', 'two'] }))
  letLoad()
  await remote.of(other).refresh()
  await waitFor(() => expect(app.store.get(atom)).toMatchObject({ status: 'fresh', data: ['new'] }))
  stop()
})

test('what waits for the answers of the page waits for no engine that does not load', async () => {
  const { app, remote, source } = await withoutEngine()
  await remote.settled()
  const stop = app.store.sub(remote.of(source).atom, () => {})
  await remote.settled()
  expect(app.store.get(remote.of(source).atom)).toMatchObject({ status: 'stale', data: ['one', 'two'] })
  stop()
})

test('the answers of a page have come when every reader on screen has its own', async () => {
  const { store, remote } = stage.open()
  const answers: (() => void)[] = []
  const slow = ['first', 'second'].map((name) =>
    uncachedValue<Texts>({
      key: ['demo', name],
      fetch: () => new Promise((resolve) => answers.push(() => resolve(success([name])))),
    }),
  )
  const stops = slow.map((source) => store.sub(remote.of(source).atom, () => {}))
  const settled = vi.fn<() => void>()
  void remote.settled().then(settled)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.()
  await waitFor(() => expect(shown(0)).toEqual(['first']))
  expect(settled).not.toHaveBeenCalled()
  answers[1]?.()
  await waitFor(() => expect(settled).toHaveBeenCalled())
  expect(shown(1)).toEqual(['second'])
  for (const stop of stops) stop()

  function shown(place: number): Texts | undefined {
    const source = slow[place]
    return source && store.get(remote.of(source).atom).data
  }
})
