import { beforeEach, expect, test, vi } from 'vitest'
import { createFair } from '@marquee/studio/client/fairness/fairness.ts'
import type { Seeds } from '@marquee/studio/shared/fair-protocol.ts'

const commitmentOf = (pair: number) => pair.toString(16).padStart(64, '0')

/** A studio that names seeds honestly, but for what a test changes. */
function openStudio() {
  const studio = {
    pair: 1,
    clientSeed: null as string | null,
    drawn: 0,
    canRotate: true,
    /** What is claimed instead of the client seed. */
    claims: undefined as string | undefined,
    proof: {} as object,
  }
  const seeds = (): Seeds => ({
    commitment: commitmentOf(studio.pair),
    client_seed: studio.claims ?? studio.clientSeed,
    next_nonce: studio.drawn,
    revealed: null,
  })
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string } = {}) => {
    if (address.endsWith('/client-seed')) studio.clientSeed ??= JSON.parse(body).client_seed
    if (address.endsWith('/rotate')) {
      if (!studio.canRotate) return Response.json({ error: 'round_in_progress' }, { status: 409 })
      if (studio.clientSeed !== null || studio.claims !== undefined)
        Object.assign(studio, { pair: studio.pair + 1, clientSeed: null, drawn: 0 })
    }
    if (address.includes('/proof/'))
      return Response.json({ proof: JSON.stringify(studio.proof), revealed: true })
    return Response.json(seeds())
  })
  return studio
}

type Fair = ReturnType<typeof createFair>
type Studio = ReturnType<typeof openStudio>

/** Begins a round as an honest studio does: from the pair that the page prepared only. */
function roundOf(fair: Fair, studio: Studio) {
  return fair.order(async (commitment) =>
    commitment === undefined || commitment === commitmentOf(studio.pair)
      ? { kind: 'data', data: studio.clientSeed }
      : { kind: 'refused', code: 'other_seeds', wait: undefined },
  )
}

const refused = { kind: 'refused', code: 'other_seeds' }

async function namedIn(fair: Fair): Promise<unknown> {
  const result = await fair.proof('round')
  return result.kind === 'data' ? JSON.parse(result.data.proof).named : result
}

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a page names a seed of its own, notes it, and adds it to the proof of a round', async () => {
  const studio = openStudio()
  const fair = createFair('secret')
  await fair.prepare()
  expect(studio.clientSeed).toMatch(/^[0-9a-f]{32}$/)
  const pair = { commitment: commitmentOf(1), client_seed: studio.clientSeed }
  studio.proof = { commitment: pair.commitment, client_seed: studio.clientSeed, named: { forged: 1 } }
  expect(await namedIn(createFair('secret of the next page'))).toEqual(pair)
})

test('a pair that was made up after the fact has no note', async () => {
  const studio = openStudio()
  const fair = createFair('secret')
  await fair.prepare()
  const made = { commitment: commitmentOf(9), client_seed: studio.clientSeed ?? '' }
  studio.proof = { ...made, named: made }
  expect(await namedIn(fair)).toBeUndefined()
})

test('no round begins where the studio names another client seed than the page noted', async () => {
  const studio = openStudio()
  await createFair('secret').prepare()
  studio.claims = 'of-the-house'
  const fair = createFair('secret of the next page')
  expect(await roundOf(fair, studio)()).toMatchObject(refused)
  expect(await fair.seeds(), 'the sheet shows it too').toMatchObject(refused)
})

test('no round begins where the studio never takes the seed that the page names', async () => {
  const studio = openStudio()
  studio.claims = 'of-the-house'
  const fair = createFair('secret')
  expect(await roundOf(fair, studio)()).toMatchObject(refused)
  expect(await fair.change('my-own-seed'), 'the sheet shows it too').toMatchObject(refused)
})

test('a pair that was replaced after it was prepared draws no round: the next one is prepared', async () => {
  const studio = openStudio()
  const fair = createFair('secret')
  await fair.prepare()
  Object.assign(studio, { pair: 2, clientSeed: 'of-the-house', drawn: 0 })
  const seed = await roundOf(fair, studio)()
  expect(seed).toMatchObject({ kind: 'data', data: expect.stringMatching(/^[0-9a-f]{32}$/) })
  studio.proof = { commitment: commitmentOf(3), client_seed: studio.clientSeed }
  expect(await namedIn(fair)).toEqual(studio.proof)
})

test('a round that may have begun is not called off', async () => {
  const studio = openStudio()
  studio.canRotate = false
  studio.clientSeed = 'of-another-device'
  const fair = createFair('secret')
  const begin = vi.fn<() => Promise<{ kind: 'noResponse' }>>(async () => ({ kind: 'noResponse' }))
  const round = fair.order(begin)
  expect(await round()).toEqual({ kind: 'noResponse' })
  studio.canRotate = true
  studio.claims = 'of-the-house'
  expect(await round()).toEqual({ kind: 'noResponse' })
  expect(begin).toHaveBeenCalledTimes(2)
})

test("another device's pair is replaced before a round, as soon as its rounds are over", async () => {
  const studio = openStudio()
  Object.assign(studio, { clientSeed: 'of-another-device', drawn: 3, canRotate: false })
  const fair = createFair('secret')
  expect(await roundOf(fair, studio)()).toMatchObject({ kind: 'data' })
  expect(studio.pair).toBe(1)
  studio.canRotate = true
  expect(await roundOf(fair, studio)()).toMatchObject({ kind: 'data' })
  expect(studio).toMatchObject({ pair: 2, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test('two calls at the same time name one seed; one that is chosen begins another pair', async () => {
  const studio = openStudio()
  const fair = createFair('secret')
  await Promise.all([fair.prepare(), fair.prepare()])
  expect(studio.pair).toBe(1)
  expect(await fair.change('my-own-seed')).toMatchObject({
    kind: 'data',
    data: { client_seed: 'my-own-seed' },
  })
  expect(studio).toMatchObject({ pair: 2, clientSeed: 'my-own-seed' })
})

test('a studio without a response keeps nobody from playing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const begin = async () => ({ kind: 'data', data: 'round' }) as const
  expect(await createFair('secret').order(begin)()).toMatchObject({ kind: 'data' })
})

test('a frame whose storage is refused notes its seeds until it ends', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const studio = openStudio()
  const fair = createFair('secret')
  await fair.prepare()
  studio.proof = { commitment: commitmentOf(1), client_seed: studio.clientSeed }
  expect(await namedIn(fair)).toEqual(studio.proof)
  vi.restoreAllMocks()
})
