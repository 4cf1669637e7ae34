import { changesEndpoints, maxOperations } from '../../contract/changes.ts'
import type { ApiError } from '../../contract/result.ts'
import type { Credentials } from '../../platform/http/http.ts'
import { operationsOf } from '../../platform/journal/journal.ts'
import type { Replica } from '../../platform/journal/replica.ts'
import { service } from '../../platform/service.ts'
import { withTabLock } from '../../platform/tabs/tab-lock.ts'
import { followedAtom } from '../../session/followed.ts'
import type { Tab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'

/** Presses that follow each other go in one call, ms. */
const gatherMs = 400
/** How long another tab gets that is exchanging already, ms. */
const otherTabMs = 1500
/** How long to leave an operator alone that refuses the calls, ms. */
const refusedMs = 300_000
/** Calls in a row: enough for every favourite of a device, and an end for an operator that takes nothing. */
const maxCalls = 20

/** Tells the operator what was changed on this device, and takes over what was changed on others. */
export interface Exchange {
  /** Exchanges from now on these replicas, which all belong to `player`; none stops it. */
  follow(player: string | undefined, replicas: readonly Replica[]): void
  /** Exchanges now, if there is anything to exchange. Never rejects. */
  run(): Promise<void>
}

/** The replicas that a tab exchanges, and where it stands with them. */
interface Following {
  readonly player: string
  readonly replicas: readonly Replica[]
  /** Ends a call under way when the tab follows somebody else: it would keep the next one waiting. */
  readonly controller: AbortController
  /** Whether something may have been changed that the operator was not told. */
  isDirty: boolean
  isRunning: boolean
  /** The version that this tab knows, and when it asked for it, ms of server time. */
  since: number | undefined
  askedAt: number
  /** Until when the operator is left alone, ms of `performance.now`. */
  restsUntil: number
}

export const exchange = service((tab: Tab): Exchange => {
  const { clock, environment, http, session, store } = tab
  let following: Following | undefined
  let stops: readonly (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), afterMs)
  }

  /** Whether the operator said by the init poll that there is something new. */
  function isBehind({ since, askedAt }: Following): boolean {
    const told = store.get(userInfoAtom)
    return (
      told !== undefined && !told.stale && told.at > askedAt && (told.info.changes_version ?? 0) !== since
    )
  }

  async function run(): Promise<void> {
    const own = following
    const credentials = session.auth.credentials()
    // Nothing of another player is ever sent with this session.
    if (own === undefined || credentials?.player !== own.player || !store.get(followedAtom)) return
    // Stamps are in the operator's time.
    if (!clock.isSynced() || performance.now() < own.restsUntil || (!own.isDirty && !isBehind(own))) return
    if (own.isRunning) return plan(gatherMs)
    own.isRunning = true
    try {
      const isDone = await withTabLock(environment.navigator?.locks, `marquee-changes-${own.player}`, () =>
        exchangeAll(own, credentials),
      )
      if (isDone === undefined) plan(otherTabMs)
    } catch {
      // The database refused: nothing is lost, and the next poll tries again.
      own.isDirty = true
    } finally {
      own.isRunning = false
    }
  }

  async function exchangeAll(own: Following, credentials: Credentials): Promise<boolean> {
    for (let calls = 0; calls < maxCalls; calls += 1) {
      own.isDirty = false
      const collected = await Promise.all(
        own.replicas.map(async ({ category, collect }) => ({ category, journal: await collect() })),
      )
      const operations = collected
        .flatMap(({ category, journal }) => operationsOf(journal, category))
        .toSorted((a, b) => a.at - b.at)
        .slice(0, maxOperations)
      const known = collected.map(({ journal }) => journal.since)
      const since = known.some((version) => version === undefined)
        ? undefined
        : Math.min(...known.map((version = 0) => version))
      own.since = since
      if (operations.length === 0 && since !== undefined && (calls > 0 || !isBehind(own))) return true
      const askedAt = clock.now()
      const body = { ...(since === undefined ? {} : { since }), operations }
      const answer = await http.call(changesEndpoints.changes, {
        body,
        credentials,
        signal: own.controller.signal,
      })
      if (!answer.ok) {
        own.isDirty = true
        own.restsUntil = performance.now() + restOf(answer)
        return true
      }
      for (const replica of own.replicas) await replica.takeOver(operations, answer.data)
      own.since = answer.data.version
      own.askedAt = askedAt
    }
    return true
  }

  store.sub(userInfoAtom, () => void run())

  return {
    run,
    follow(player, replicas) {
      for (const stop of stops) stop()
      clearTimeout(timer)
      following?.controller.abort()
      following = undefined
      stops = []
      if (player === undefined) return
      const own = {
        player,
        replicas,
        controller: new AbortController(),
        isDirty: true,
        isRunning: false,
        since: undefined,
        askedAt: 0,
        restsUntil: 0,
      }
      following = own
      const touch = () => {
        own.isDirty = true
        plan(gatherMs)
      }
      stops = replicas.map(({ subscribe }) => subscribe(touch))
      void run()
    },
  }
})

/** How long to leave the operator alone after an error, ms. Without an answer or a session the next poll tries again. */
function restOf({ outcome, code, status, retryAfter }: ApiError): number {
  if (outcome === 'unknown' || typeof code === 'string' || status >= 500 || status === 401 || status === 403)
    return 0
  return retryAfter === undefined ? refusedMs : retryAfter * 1000
}
