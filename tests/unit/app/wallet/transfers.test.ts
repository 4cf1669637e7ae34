// Long because it covers every way in which a response can be lost.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  cut,
  hang,
  json,
  reset,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { seeded } from '../../../support/seed.ts'
import {
  pendingTransfers,
  type Transfer,
  type TransferRequest,
} from '../../../../src/features/wallet/transfer/pending-transfers.ts'
import { type Device, type EnvironmentOverrides, fakeDevice } from '../../../support/fake-environment.ts'
import { plantRecord, storedRecord } from '../../../support/tabs.ts'
import { keyOf, openWalletTab, signIn, fakeWallet, type FakeWallet, type WalletTab } from './wallet-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

const deposit = { kind: 'deposit', body: { amount: 50_000, depositor: 'Kim' } } as const
const withdraw = { kind: 'withdraw', body: { amount: 20_000 } } as const
const cancelled = { id: '7d0c0f3e-3c5c-4f0e-8a51-0f4f8a1f2b3c', amount: 50_000 }
const requests: readonly TransferRequest[] = [
  deposit,
  withdraw,
  { kind: 'convert', body: { points: 10_000 } },
  { kind: 'cancelDeposit', body: cancelled },
  { kind: 'cancelWithdrawal', body: cancelled },
]

let server: ScriptedServer
let device: Device
let wallet: FakeWallet
let tabs: WalletTab[]
/** What happens to the nth money call, from 1; undefined lets it pass. */
let fault: (nth: number) => Script | undefined

function open(username?: string, overrides?: EnvironmentOverrides): WalletTab {
  const tab = openWalletTab(server, device, username, overrides)
  tabs.push(tab)
  return tab
}

const moneyCalls = () =>
  server.received.filter(({ path }) => path === '/wallet/deposit' || path === '/wallet/withdraw')
const outcomeCalls = () => server.received.filter(({ path }) => path === '/wallet/outcome')
const recordOf = (tab: WalletTab, player = 'demo') =>
  pendingTransfers(tab.records)
    .get()
    .filter((transfer) => transfer.player === player)

beforeEach(async () => {
  device = fakeDevice()
  wallet = fakeWallet()
  tabs = []
  fault = () => undefined
  server = await startScriptedServer((response, request, nth) => {
    const key = keyOf(request)
    if (request.path === '/wallet/outcome') return wallet.outcome(key)(response, request, nth)
    const broken = fault(moneyCalls().length)
    const answer = wallet.carryOut(key)
    return (broken ?? answer)(response, request, nth)
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const tab of tabs) tab.channel.close()
  await server.close()
})

describe('a submission', () => {
  test('has its key stored before it is sent, and is deleted after the response', async () => {
    const tab = open()
    let storedBefore = ''
    server.setScript(async (response, request, nth) => {
      storedBefore = JSON.stringify(await storedRecord('transfers', device.indexedDB))
      return wallet.carryOut(keyOf(request))(response, request, nth)
    })
    const result = await tab.transfers.submit(deposit)
    expect(result.state).toBe('done')
    expect(storedBefore).toContain(keyOf(moneyCalls()[0] ?? { headers: {}, body: '{}' }))
    expect(recordOf(tab)).toEqual([])
  })

  test('that is refused returns the error and leaves no record', async () => {
    const tab = open()
    fault = () => json(409, { code: 6000, msg: 'deposit.alreadyInProcess', data: {} })
    const result = await tab.transfers.submit(deposit)
    expect(result).toMatchObject({ state: 'refused', error: { message: 'deposit.alreadyInProcess' } })
    expect(recordOf(tab)).toEqual([])
  })

  test('while offline is neither stored nor sent', async () => {
    const tab = open()
    server.setHealth((response) => void response.socket?.destroy())
    expect(await tab.connection.probe()).toBe(false)
    const result = await tab.transfers.submit(deposit)
    expect(result).toMatchObject({ state: 'refused', error: { code: 'OFFLINE_ERROR' } })
    expect(recordOf(tab)).toEqual([])
    expect(moneyCalls()).toEqual([])
  })

  test('is not sent for a player who signed in while it was being stored', async () => {
    const tab = open()
    const submission = tab.transfers.submit(deposit)
    signIn(tab, 'other')
    expect(await submission).toMatchObject({ state: 'refused', error: { code: 'LOGIN_REQUIRED' } })
    expect(moneyCalls()).toEqual([])
    expect(recordOf(tab)).toEqual([])
  })

  test('twice at once is sent once', async () => {
    const tab = open()
    const results = await Promise.all([
      tab.transfers.submit(deposit),
      tab.transfers.submit(deposit),
      tab.transfers.submit(deposit),
    ])
    expect(results.map(({ state }) => state).toSorted()).toEqual(['busy', 'busy', 'done'])
    expect(wallet.effects).toHaveLength(1)
  })

  test('in two tabs at once is sent once', async () => {
    const [one, other] = [open(), open()]
    const results = await Promise.all([one.transfers.submit(deposit), other.transfers.submit(deposit)])
    expect(results.map(({ state }) => state).toSorted()).toEqual(['busy', 'done'])
    expect(wallet.effects).toHaveLength(1)
  })

  test('does not block a transfer of another kind', async () => {
    const tab = open()
    const results = await Promise.all([tab.transfers.submit(deposit), tab.transfers.submit(withdraw)])
    expect(results.map(({ state }) => state)).toEqual(['done', 'done'])
  })
})

describe('a response that is lost', () => {
  test.each([
    ['dropped', reset],
    ['cut', cut],
  ])('%s: one effect, never called failed, settled by its key', async (_, broken) => {
    const tab = open()
    fault = () => broken
    const settled: unknown[] = []
    tab.transfers.onSettled(({ happened }) => settled.push(happened))
    const result = await tab.transfers.submit(deposit)
    expect(result.state).toBe('checking')
    expect(recordOf(tab)).toMatchObject([{ kind: 'deposit', state: 'open' }])
    expect(await tab.transfers.submit(deposit)).toEqual({ state: 'busy' })
    await tab.transfers.check()
    expect(settled).toEqual([true])
    expect(recordOf(tab)).toEqual([])
    expect(new Set(moneyCalls().map(keyOf)).size).toBe(1)
    expect(wallet.effects).toHaveLength(1)
  })

  test.each([400, 401, 403, 409, 429])(
    'and whose repeat is refused with %i: one effect, never called refused, settled by its key',
    async (status) => {
      const tab = open()
      fault = (nth) => (nth === 1 ? reset : json(status, { code: 4030, msg: 'auth.tokenRevoked', data: {} }))
      const settled: unknown[] = []
      tab.transfers.onSettled(({ happened }) => settled.push(happened))
      expect((await tab.transfers.submit(deposit)).state).toBe('checking')
      // The refusal may have ended the session.
      signIn(tab, 'demo')
      await tab.transfers.check()
      expect(settled).toEqual([true])
      expect(recordOf(tab)).toEqual([])
      expect(wallet.effects).toHaveLength(1)
    },
  )

  test('a server error is no refusal either', async () => {
    const tab = open()
    fault = () => json(500, { code: 5000, msg: '', data: {} })
    expect((await tab.transfers.submit(deposit)).state).toBe('checking')
    await tab.transfers.check()
    expect(recordOf(tab)).toEqual([])
  })

  test('is checked again while the operator is still processing it', async () => {
    const tab = open()
    let checks = 0
    fault = () => reset
    server.setScript((response, request, nth) => {
      const key = keyOf(request)
      if (request.path !== '/wallet/outcome') {
        wallet.carryOut(key)
        return reset(response, request, nth)
      }
      checks += 1
      const running = json(200, { code: 'OK', msg: '', data: { state: 'running' } })
      return (checks < 2 ? running : wallet.outcome(key))(response, request, nth)
    })
    expect((await tab.transfers.submit(deposit)).state).toBe('checking')
    await waitFor(() => expect(recordOf(tab)).toEqual([]), 15_000)
    expect(wallet.effects).toHaveLength(1)
  })

  test('of a request that never arrived: the transfer is void, and a new submission has a new key', async () => {
    const tab = open()
    server.setScript((response, request, nth) =>
      request.path === '/wallet/outcome'
        ? wallet.outcome(keyOf(request))(response, request, nth)
        : reset(response, request, nth),
    )
    expect((await tab.transfers.submit(deposit)).state).toBe('checking')
    await tab.transfers.check()
    expect(recordOf(tab)).toMatchObject([{ state: 'void' }])
    expect(wallet.effects).toEqual([])
    const [first] = moneyCalls().map(keyOf)
    server.setScript((response, request, nth) => wallet.carryOut(keyOf(request))(response, request, nth))
    expect((await tab.transfers.submit(deposit)).state).toBe('done')
    expect(moneyCalls().map(keyOf).at(-1)).not.toBe(first)
    expect(recordOf(tab)).toEqual([])
  })
})

describe('another time, another tab', () => {
  const left = (player: string, key: string): Transfer => ({
    key,
    player,
    kind: 'deposit',
    at: Date.now() - 86_400_000,
    state: 'open',
  })
  const plant = (...value: Transfer[]) =>
    plantRecord('transfers', { version: 1, revision: 1, value }, device.indexedDB)

  test('a transfer that a closed tab left open is settled by the next tab', async () => {
    const key = '0d9ee1d2-4a43-4a70-9d8c-aa2f6d0e5d11'
    wallet.carryOut(key)
    await plant(left('demo', key))
    const tab = open()
    await tab.transfers.check()
    expect(outcomeCalls().map(keyOf)).toEqual([key])
    expect(recordOf(tab)).toEqual([])
    expect(moneyCalls()).toEqual([])
  })

  test('a transfer of one player is not checked with the session of another', async () => {
    const key = '0d9ee1d2-4a43-4a70-9d8c-aa2f6d0e5d11'
    wallet.carryOut(key)
    await plant(left('demo', key))
    const tab = open('other')
    await tab.transfers.check()
    expect(outcomeCalls()).toEqual([])
    await tab.session.signOut()
    signIn(tab, 'demo')
    await tab.transfers.check()
    expect(recordOf(tab)).toEqual([])
  })

  test('a transfer whose player signs out while its check waits for the lock is not checked', async () => {
    const key = '0d9ee1d2-4a43-4a70-9d8c-aa2f6d0e5d11'
    await plant(left('demo', key))
    const { locks } = navigator
    let onRequest = () => {}
    const request = (...args: [string, LockOptions, LockGrantedCallback<unknown>]) => {
      onRequest()
      return locks.request(...args)
    }
    const slow = new Proxy(locks, { get: (_, method) => (method === 'request' ? request : undefined) })
    const tab = open('demo', { navigator: { onLine: true, languages: ['en'], locks: slow } })
    await pendingTransfers(tab.records).loaded
    onRequest = () => signIn(tab, 'other')
    await tab.transfers.check()
    expect(outcomeCalls()).toEqual([])
    expect(recordOf(tab)).toMatchObject([{ key, state: 'open' }])
  })

  test('the transfers of a player who signs in during the check of another one are checked too', async () => {
    const key = '0d9ee1d2-4a43-4a70-9d8c-aa2f6d0e5d11'
    wallet.carryOut(key)
    await plant(left('demo', key), left('other', 'other-key'))
    const tab = open('other')
    let answer = () => {}
    server.setScript((response, request, nth) => {
      if (keyOf(request) === key) return wallet.outcome(key)(response, request, nth)
      answer = () => void wallet.outcome('other-key')(response, request, nth)
    })
    const first = tab.transfers.check()
    await waitFor(() => expect(outcomeCalls().map(keyOf)).toEqual(['other-key']))
    signIn(tab, 'demo')
    const second = tab.transfers.check()
    answer()
    await Promise.all([first, second])
    expect(outcomeCalls().map(keyOf)).toEqual(['other-key', key])
    expect(recordOf(tab)).toEqual([])
    expect(recordOf(tab, 'other')).toMatchObject([{ key: 'other-key', state: 'open' }])
  })

  test('a sign-out leaves of a transfer its key, kind and time, by which the outcome is found', async () => {
    const tab = open('kim_minjun')
    fault = () => reset
    await tab.transfers.submit(deposit)
    const [key] = moneyCalls().map(keyOf)
    const stored = async () => {
      const { localStore, sessionStore } = tab
      const texts = [localStore, sessionStore].flatMap((storage) =>
        storage.keys().map((name) => [name, storage.get(name)]),
      )
      return JSON.stringify([texts, ...(await tab.database.getWhere(() => true))])
    }
    expect(await stored()).toMatch(/kim.*50000/)
    await tab.session.signOut()
    expect(await storedRecord('transfers', device.indexedDB)).toMatchObject({
      value: [{ key, player: 'kim_minjun', kind: 'deposit', amount: undefined, state: 'open' }],
    })
    expect(await stored()).not.toContain('50000')
    expect((await stored()).match(/kim/gi)).toHaveLength(1)

    signIn(tab, 'other')
    await tab.transfers.check()
    expect(outcomeCalls()).toEqual([])
    await tab.session.signOut()
    signIn(tab, 'kim_minjun')
    const settled: unknown[] = []
    tab.transfers.onSettled(({ amount, happened }) => settled.push([amount, happened]))
    await tab.transfers.check()
    expect([settled, outcomeCalls().map(keyOf)]).toEqual([[[50_000, true]], [key]])
    expect(recordOf(tab, 'kim_minjun')).toEqual([])
  })

  test('a player without transfers leaves no record', async () => {
    const tab = open('kim_minjun')
    await tab.transfers.check()
    await tab.transfers.submit(deposit)
    await tab.session.signOut()
    const keys = [...(await tab.database.getWhere(() => true)).keys()]
    expect(keys.filter((key) => key.includes('kim'))).toEqual([])
  })

  test('a transfer that one tab is sending is not checked by another', async () => {
    const [one, other] = [open(), open()]
    let answer = () => {}
    server.setScript((response, request, nth) => {
      if (request.path === '/wallet/outcome') return wallet.outcome(keyOf(request))(response, request, nth)
      answer = () => void wallet.carryOut(keyOf(request))(response, request, nth)
      return hang(response, request, nth)
    })
    const result = one.transfers.submit(deposit)
    await waitFor(() => expect(moneyCalls()).toHaveLength(1))
    await waitFor(() => expect(recordOf(other)).toHaveLength(1))
    await other.transfers.check()
    expect(outcomeCalls()).toEqual([])
    expect(await other.transfers.submit(deposit)).toEqual({ state: 'busy' })
    answer()
    expect((await result).state).toBe('done')
    await waitFor(() => expect(recordOf(other)).toEqual([]))
  })
})

/** The browser rejects every write with this error. */
function failWrites(errorName: string): { stop(): void } {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('not written', errorName)
  })
  return { stop: () => put.mockRestore() }
}

describe('where the browser refuses the database', () => {
  test('a transfer is sent once, with its key in memory', async () => {
    const tab = open('demo', { indexedDB: undefined })
    const results = await Promise.all([tab.transfers.submit(deposit), tab.transfers.submit(deposit)])
    expect(results.map(({ state }) => state).toSorted()).toEqual(['busy', 'done'])
    expect(wallet.effects).toHaveLength(1)
    expect(recordOf(tab)).toEqual([])
  })

  test('a transfer whose response is lost blocks the next one until its key is settled', async () => {
    const tab = open('demo', { indexedDB: undefined })
    fault = () => reset
    expect(await tab.transfers.submit(deposit)).toEqual({ state: 'checking' })
    expect(await tab.transfers.submit(deposit)).toEqual({ state: 'busy' })
    await tab.transfers.check()
    expect(recordOf(tab)).toEqual([])
    expect(outcomeCalls().map(keyOf)).toEqual(wallet.effects)
  })
})

describe('where storage works, but the write of the key fails', () => {
  test.each(['QuotaExceededError', 'AbortError', 'UnknownError', 'DataError'])(
    '%s: no kind of transfer is sent',
    async (errorName) => {
      for (const request of requests) {
        const tab = open()
        await pendingTransfers(tab.records).loaded
        const failure = failWrites(errorName)
        expect(await tab.transfers.submit(request), request.kind).toEqual({ state: 'unsaved' })
        failure.stop()
        expect(recordOf(tab)).toEqual([])
        await tab.transfers.check()
      }
      expect(server.received).toEqual([])
      expect(await storedRecord('transfers', device.indexedDB)).toBeUndefined()
    },
  )

  test('the next submission is sent as soon as there is space', async () => {
    const tab = open()
    const failure = failWrites('QuotaExceededError')
    expect(await tab.transfers.submit(deposit)).toEqual({ state: 'unsaved' })
    expect(await tab.transfers.submit(deposit)).toEqual({ state: 'unsaved' })
    failure.stop()
    expect((await tab.transfers.submit(deposit)).state).toBe('done')
    expect(wallet.effects).toEqual(moneyCalls().map(keyOf))
    expect(await storedRecord('transfers', device.indexedDB)).toMatchObject({ value: [] })
  })

  test('a transfer that is open in another tab still blocks', async () => {
    const [one, other] = [open(), open()]
    await pendingTransfers(other.records).loaded
    fault = () => reset
    expect((await one.transfers.submit(deposit)).state).toBe('checking')
    await waitFor(() => expect(recordOf(other)).toHaveLength(1))
    const failure = failWrites('QuotaExceededError')
    expect((await other.transfers.submit(deposit)).state).toBe('unsaved')
    failure.stop()
    expect(recordOf(other)).toEqual(recordOf(one))
    expect(new Set(moneyCalls().map(keyOf)).size).toBe(1)
  })
})

describe.each([
  ['no Web Locks', () => undefined],
  [
    'Web Locks that the browser refuses',
    () => ({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }) as never,
  ],
  ['Web Locks that never respond', () => ({ request: () => new Promise(() => {}) }) as never],
])('with %s', (_case, locks: () => LockManager | undefined) => {
  const openWithoutLocks = () => {
    const granted = locks()
    return open('demo', {
      navigator: { onLine: true, languages: ['en'], ...(granted ? { locks: granted } : {}) },
    })
  }

  test('a transfer that the tab is sending is not checked', async () => {
    const tab = openWithoutLocks()
    let answer = () => {}
    server.setScript((response, request, nth) => {
      if (request.path === '/wallet/outcome') return wallet.outcome(keyOf(request))(response, request, nth)
      answer = () => void wallet.carryOut(keyOf(request))(response, request, nth)
    })
    const settled: unknown[] = []
    tab.transfers.onSettled((outcome) => settled.push(outcome))
    const result = tab.transfers.submit(deposit)
    await tab.transfers.check()
    await waitFor(() => expect(moneyCalls()).toHaveLength(1))
    await tab.transfers.check()
    answer()
    expect((await result).state).toBe('done')
    await tab.transfers.check()
    expect([outcomeCalls(), settled]).toEqual([[], []])
    expect(wallet.effects).toHaveLength(1)
  })

  test('neither is one that is sent and answered during the check of another one', async () => {
    const lost = { key: 'lost-key', player: 'demo', kind: 'withdraw', at: Date.now(), state: 'open' }
    await plantRecord('transfers', { version: 1, revision: 1, value: [lost] }, device.indexedDB)
    const tab = openWithoutLocks()
    let [answerDeposit, answerOutcome] = [() => {}, () => {}]
    server.setScript((response, request, nth) => {
      const key = keyOf(request)
      const isOutcome = request.path === '/wallet/outcome'
      const script = () => (isOutcome ? wallet.outcome(key) : wallet.carryOut(key))
      const answer = () => void script()(response, request, nth)
      if (isOutcome) answerOutcome = answer
      else answerDeposit = answer
    })
    await pendingTransfers(tab.records).loaded
    const result = tab.transfers.submit(deposit)
    await waitFor(() => expect(moneyCalls()).toHaveLength(1))
    const check = tab.transfers.check()
    await waitFor(() => expect(outcomeCalls().map(keyOf)).toEqual(['lost-key']))
    answerDeposit()
    expect((await result).state).toBe('done')
    answerOutcome()
    await check
    expect(outcomeCalls().map(keyOf)).toEqual(['lost-key'])
    expect(recordOf(tab)).toMatchObject([{ key: 'lost-key', state: 'void' }])
  })

  test('one whose response is lost is checked', async () => {
    const tab = openWithoutLocks()
    fault = () => reset
    expect((await tab.transfers.submit(deposit)).state).toBe('checking')
    await tab.transfers.check()
    expect(outcomeCalls().map(keyOf)).toEqual(wallet.effects)
    expect(recordOf(tab)).toEqual([])
  })
})

test('whatever the storage, the locks and the network do: one effect, or none and a result that says so', async () => {
  await seeded(async (random) => {
    for (let round = 0; round < 12; round++) {
      const hasLocks = random.chance(0.5)
      const tab = open('demo', {
        ...(random.chance(0.3) ? { indexedDB: undefined } : {}),
        ...(hasLocks ? {} : { navigator: { onLine: true, languages: ['en'] } }),
      })
      await pendingTransfers(tab.records).loaded
      const broken = random.chance(0.3) ? random.pick([reset, cut]) : undefined
      fault = () => broken
      const failure = random.chance(0.4)
        ? failWrites(random.pick(['QuotaExceededError', 'AbortError']))
        : undefined
      const before = wallet.effects.length
      const submission = tab.transfers.submit(deposit)
      await tab.transfers.check()
      const { state } = await submission
      failure?.stop()
      await tab.transfers.check()
      expect(recordOf(tab)).toEqual([])
      const wasSent = state === 'done' || state === 'checking'
      expect(wallet.effects.length - before, `round ${round}: ${state}`).toBe(wasSent ? 1 : 0)
      expect(wasSent || state === 'unsaved', state).toBe(true)
    }
    expect(wallet.voided.size).toBe(0)
  })
}, 120_000)

test('whatever happens on the way: each submission has at most one effect, and ends as what it was', async () => {
  await seeded(async (random) => {
    const [one, other] = [open(), open()]
    const states: string[] = []
    for (let round = 0; round < 8; round++) {
      // Retries of the transport meet new luck; a submission whose answers are all lost is checked.
      const luck = random.pick(['none', 'first', 'all'])
      const broken = random.pick([reset, cut])
      const from = moneyCalls().length
      fault = (nth) => (luck === 'all' || (luck === 'first' && nth === from + 1) ? broken : undefined)
      const before = wallet.effects.length
      const outcomes = await Promise.all([
        one.transfers.submit(deposit),
        random.pick([one, other]).transfers.submit(deposit),
      ])
      expect(outcomes.filter(({ state }) => state === 'refused')).toEqual([])
      fault = () => undefined
      await Promise.all([one.transfers.check(), other.transfers.check()])
      await waitFor(() => expect([...recordOf(one), ...recordOf(other)]).toEqual([]), 15_000)
      expect(wallet.effects.length - before, `round ${round}`).toBe(1)
      states.push(...outcomes.map(({ state }) => state))
    }
    expect(states.filter((state) => state === 'busy')).toHaveLength(8)
  })
}, 120_000)
