import { startConnection } from '../platform/connection.ts'
import { registerCredentials, registerSessionSink, registerVerdictHandler } from '../platform/http.ts'
import { finishClearing } from '../platform/personal.ts'
import { callToken, writeKeys } from './session-keys.ts'
import { currentCredentials, endSession, refreshSession } from './session.ts'
import { startSharing } from './sharing.ts'
import { refreshBalance, startWatch } from './watch.ts'

let running: { readonly ready: Promise<void>; readonly stop: () => void } | undefined

/** Resolves when it is known whether this tab has a session: at once with one, else when siblings were asked. */
export function sessionReady(): Promise<void> {
  return running?.ready ?? Promise.resolve()
}

/** Wires the session to the transport, the page and the other tabs; idempotent. Returns what stops it (tests). */
export function startSession(): () => void {
  if (running) return running.stop
  registerCredentials(currentCredentials)
  registerVerdictHandler((verdict, token) => {
    // A late answer to an earlier session's token says nothing about this one.
    if (token !== callToken()) return
    if (verdict === 'expired') void endSession('verdict')
    else void refreshBalance()
  })
  registerSessionSink((changes, token) => {
    // A sign-in stores its own answer. A late answer must not bring an ended session back.
    if (token === undefined || token !== callToken()) return
    writeKeys(changes)
    refreshSession()
  })
  void finishClearing()
  startConnection()
  const sharing = startSharing()
  const stopWatch = startWatch()
  running = {
    ready: sharing.ready,
    stop: () => {
      stopWatch()
      sharing.stop()
      running = undefined
    },
  }
  return running.stop
}
