import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/platform/remote/query-client.ts'
import { probeFetch } from '../../support/fake-environment.ts'
import { openTab } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const load = () => openTab(undefined, { fetch: probeFetch(() => false) })

test('what could not be asked for while offline is asked for by itself when the operator answers again', async () => {
  const app = load()
  await app.connection.probe()
  expect(app.connection.isOffline()).toBe(true)
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('the list'))
  const shown: unknown[] = []
  const observer = new QueryObserver(queryClient(app), { queryKey: ['list'], queryFn: ask })
  const leave = observer.subscribe(({ data }) => shown.push(data))
  await waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('paused'))
  expect(ask).not.toHaveBeenCalled()

  app.connection.reportReached()
  await waitFor(() => expect(shown).toContain('the list'))
  expect(ask).toHaveBeenCalledTimes(1)
  leave()
  queryClient(app).clear()
})

test('a list that stays as it is once it is there is asked for again when it is not', async () => {
  const app = load()
  await app.connection.probe()
  const ask = vi.fn<() => Promise<string>>(() =>
    app.connection.isOffline() ? Promise.reject(new Error('offline')) : Promise.resolve('page 1'),
  )
  const options = {
    queryKey: ['history'],
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchOnReconnect: true,
  } as const
  const observer = new QueryObserver(queryClient(app), options)
  const leave = observer.subscribe(() => {})
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  app.connection.reportReached()
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('page 1'))
  // A query that is always asked for again, after those that were there before it.
  const askAlways = vi.fn<() => Promise<string>>(() => Promise.resolve('news'))
  const always = new QueryObserver(queryClient(app), {
    ...options,
    queryKey: ['always'],
    queryFn: askAlways,
    refetchOnReconnect: 'always',
  })
  const leaveAlways = always.subscribe(() => {})
  await waitFor(() => expect(always.getCurrentResult().data).toBe('news'))
  await app.connection.probe()
  app.connection.reportReached()
  await waitFor(() => expect(askAlways).toHaveBeenCalledTimes(2))
  expect(ask).toHaveBeenCalledTimes(2)
  leaveAlways()
  leave()
  queryClient(app).clear()
})
