/**
 * How an update of the app reaches a tab. `sw/sw.ts` is the other program: the browser downloads and installs the new worker,
 * which then waits, while the worker of the tab's own build (the active one) goes on. `updates.ts` carries the effects out.
 *
 * ```text
 *                  a new worker waits
 *     current ──────────────────────────► ready
 *      │                                    │  consent, in this tab or in another one
 *      │                                    ▼
 *      │                                  agreed
 *      │ another build's worker             │  the new worker took over, or did not within 15 s
 *      │ took over, nobody agreed here      ▼
 *      └──────────► replaced ───────────► leaving ──────────────────► reloading
 *                            consent               no game, no draft
 * ```
 *
 * - A consent without a waiting worker means nothing: the 15 s would end in a reload that nobody needs.
 * - A tab that is hidden when another worker takes over goes to `leaving` at once, without a question.
 * - Tab to worker, in `agreed`: ABORT_PREFETCH to the active worker, then SKIP_WAITING to the waiting one (`activateWaiting`).
 * - At a start (`main.ts`, before anything is open): if a worker waits and IS_ONLY_CLIENT says that no other window runs the
 *   build before, it is activated without a question, and the page reloads.
 * - After a start: if MATCHES_BUILD says that the active worker is of another build, the page goes to `leaving`, once for each
 *   build (session mark `left_build`).
 * - A reload that was forced after 15 s remembers the consent (session mark `update_agreed`) for the page that follows.
 * - `chunk-failure.ts`: a chunk that the site no longer has leads here through `replaced-build.ts`, once for each build.
 */
export type UpdatePhase = 'current' | 'ready' | 'agreed' | 'replaced' | 'leaving' | 'reloading'

export type UpdateEvent =
  /** A new worker is installed and waits. */
  | { readonly type: 'found' }
  /** The player's consent. `earlierPage`: given to the page before a forced reload. */
  | { readonly type: 'agreed'; readonly where: 'thisTab' | 'otherTab' | 'earlierPage' }
  /** Another worker controls this page. */
  | { readonly type: 'workerChanged'; readonly visible: boolean }
  /** The active worker is of another build than this page. `leftBefore`: the session left this build once already. */
  | { readonly type: 'buildMismatch'; readonly leftBefore: boolean }
  /** The new worker did not take over in time. */
  | { readonly type: 'timedOut' }
  /** No game is open and nothing is unsent. */
  | { readonly type: 'idle' }

export type UpdateEffect =
  | 'publishConsent'
  | 'activateWaiting'
  | 'startTimeout'
  | 'rememberConsent'
  | 'rememberBuild'
  | 'waitUntilIdle'
  | 'reload'

interface Transition {
  readonly phase: UpdatePhase
  readonly effects: readonly UpdateEffect[]
}

const consentEffects: Readonly<Record<'thisTab' | 'otherTab' | 'earlierPage', readonly UpdateEffect[]>> = {
  thisTab: ['publishConsent', 'startTimeout', 'activateWaiting'],
  // The tab of the consent activates the worker.
  otherTab: ['startTimeout'],
  // The worker was asked before the reload. A second timeout could reload the page again and again.
  earlierPage: [],
}

/** The next phase, and what to do about it. An event that means nothing in a phase changes nothing. */
export function nextUpdate(phase: UpdatePhase, event: UpdateEvent): Transition {
  const unchanged: Transition = { phase, effects: [] }
  const leave = (...effects: UpdateEffect[]): Transition => ({
    phase: 'leaving',
    effects: [...effects, 'waitUntilIdle'],
  })
  if (phase === 'reloading') return unchanged
  if (phase === 'leaving')
    return event.type === 'idle' ? { phase: 'reloading', effects: ['reload'] } : unchanged
  switch (event.type) {
    case 'found':
      return phase === 'current' ? { phase: 'ready', effects: [] } : unchanged
    case 'agreed':
      // The new worker is active already.
      if (phase === 'replaced')
        return leave(...(event.where === 'thisTab' ? ['publishConsent' as const] : []))
      if (phase !== 'ready') return unchanged
      return { phase: 'agreed', effects: consentEffects[event.where] }
    case 'workerChanged':
      return phase === 'agreed' || !event.visible ? leave() : { phase: 'replaced', effects: [] }
    case 'buildMismatch':
      // Never twice without a consent: a site that serves an older page than its worker would reload it for ever.
      if (phase === 'agreed') return leave()
      return event.leftBefore ? { phase: 'replaced', effects: [] } : leave('rememberBuild')
    case 'timedOut':
      return phase === 'agreed' ? leave('rememberConsent') : unchanged
    case 'idle':
      return unchanged
  }
}

/** Whether the player is asked for consent. */
export function isUpdateOffered(phase: UpdatePhase): boolean {
  return phase === 'ready' || phase === 'replaced'
}
