import { describe, expect, test } from 'vitest'
import { drafts } from '../../../../src/platform/storage/drafts.ts'
import { sessionAtom } from '../../../../src/session/session.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { sessionStage } from '../../../support/session-stage.ts'
import { restoreSession, type SessionTab } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

const credentials = { username: 'demo', password: 'demo-pass-1' }
const stage = sessionStage()
const state = (tab: SessionTab) => tab.store.get(sessionAtom).state
/** An offer may arrive after a new tab has stopped waiting for one. */
const untilSignedIn = (tab: SessionTab) => waitFor(() => expect(state(tab)).toBe('signedIn'))

/** Resolves when the tabs have received earlier messages of `sender`: a channel keeps the order. */
async function heardBy(sender: BroadcastChannel, ...tabs: SessionTab[]): Promise<void> {
  const heard = tabs.map((tab) => new Promise((resolve) => tab.channel.subscribe('recordChanged', resolve)))
  sender.postMessage({ type: 'recordChanged', key: 'none' })
  await Promise.all(heard)
}

describe('several tabs', () => {
  test('a new tab joins the session of its siblings, balance and all', async () => {
    const first = stage.open()
    await first.session.signIn(credentials)
    const second = stage.open()
    await untilSignedIn(second)
    expect(second.session.keys.callToken()).toBe(first.session.keys.callToken())
    await waitFor(() => expect(second.store.get(userInfoAtom)?.info.amount).toBe(50_000))
  })

  test('a tab without other tabs soon counts as anonymous', async () => {
    const tab = stage.open()
    await tab.session.ready()
    expect(state(tab)).toBe('anonymous')
  })

  test('signing in again in one brings the others back, each one at once', async () => {
    const first = stage.open()
    await first.session.signIn(credentials)
    const second = stage.open()
    await untilSignedIn(second)
    for (const tab of [first, second]) await tab.session.dispatch({ type: 'rejectedByOperator' })
    await first.session.signIn(credentials)
    await untilSignedIn(second)
    expect(second.session.keys.callToken()).toBe(first.session.keys.callToken())
  })

  test('signing out in one signs out all', async () => {
    const first = stage.open()
    await first.session.signIn(credentials)
    const second = stage.open()
    await untilSignedIn(second)
    await second.session.signOut()
    await waitFor(() => expect(first.ended).toEqual(['signedOut']))
    expect(first.session.keys.callToken()).toBeUndefined()
  })

  test('ends every session at the operator: once for tabs that share one, and another tab’s own', async () => {
    const logouts = () => stage.server.received.filter(({ path }) => path === '/auth/logout').length
    const first = stage.open()
    await first.session.signIn(credentials)
    const sharing = stage.open()
    await untilSignedIn(sharing)
    const own = stage.open()
    await own.session.signIn(credentials)
    await first.session.signOut()
    await waitFor(() => expect(sharing.ended).toEqual(['signedOut']))
    await waitFor(() => expect(own.ended).toEqual(['signedOut']))
    await waitFor(() => expect(logouts()).toBe(2))
  })

  test('a tab that slept through a sign-out and the next sign-in does not delete the data of the new session', async () => {
    const [sleeper, other] = [stage.open(), stage.open()]
    await sleeper.session.signIn(credentials)
    await other.session.signIn(credentials)
    const draft = drafts(sleeper).of('demo', 'inquiry')
    draft.save({ title: 'Old' })
    sleeper.hide()
    sleeper.channel.close()
    await other.session.signOut()
    expect(stage.device.localStorage.getItem('draft_demo_inquiry')).toBeNull()
    await other.session.signIn(credentials)
    const newer = drafts(other).of('demo', 'inquiry')
    newer.save({ title: 'New' })
    await stage.plantRecord('personal_demo_recents', { version: 1, revision: 1, value: [] })

    sleeper.show()
    expect(sleeper.ended).toEqual(['signedOut'])
    await waitFor(() => expect(draft.get()?.values).toEqual({ title: 'New' }))
    expect(newer.get()?.values).toEqual({ title: 'New' })
    expect(await stage.storedRecord('personal_demo_recents')).toBeDefined()
    // After a sign-out without a later sign-in, every tab that detects it deletes the data.
    await other.session.signOut()
    expect(stage.device.localStorage.getItem('draft_demo_inquiry')).toBeNull()
    expect(await stage.storedRecord('personal_demo_recents')).toBeUndefined()
  })

  test('a tab that slept through the sign-out is anonymous before it paints', async () => {
    const [sleeper, other] = [stage.open(), stage.open()]
    await sleeper.session.signIn(credentials)
    await other.session.signIn(credentials)
    sleeper.hide()
    // Browsers drop messages to frozen tabs.
    sleeper.channel.close()
    await other.session.signOut()
    expect(state(sleeper)).toBe('signedIn')
    sleeper.show()
    expect(state(sleeper)).toBe('anonymous')
    expect(sleeper.store.get(userInfoAtom)).toBeUndefined()
  })

  test('a tab restored after the sign-out, storage and all, starts anonymous', async () => {
    const first = stage.open()
    await first.session.signIn(credentials)
    const kept = first.session.keys.exportAll()
    await first.session.signOut()
    const restored = stage.open((tab) => restoreSession(tab, kept))
    expect(state(restored)).toBe('anonymous')
    expect(restored.session.keys.callToken()).toBeUndefined()
  })

  test('signing in again after a sign-out lasts', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    await tab.session.signOut()
    await tab.session.signIn(credentials)
    tab.hide()
    tab.show()
    expect(state(tab)).toBe('signedIn')
  })

  test('a late message of a sign-out does not end the session that began after it', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    const sender = new stage.device.BroadcastChannel('marquee')
    const messages: unknown[] = []
    sender.onmessage = ({ data }) => data.type === 'sessionEnded' && messages.push(data)
    await tab.session.signOut()
    await waitFor(() => expect(messages).toHaveLength(1))
    await tab.session.signIn(credentials)
    sender.postMessage(messages[0])
    await heardBy(sender, tab)
    expect([state(tab), tab.ended]).toEqual(['signedIn', ['signedOut']])
    sender.close()
  })

  test('an offer that was under way at a sign-out is not taken', async () => {
    const first = stage.open()
    await first.session.signIn(credentials)
    const entries = first.session.keys.exportAll()
    await first.session.signOut()
    const second = stage.open()
    const asked: string[] = []
    const listener = new stage.device.BroadcastChannel('marquee')
    listener.onmessage = (event) => asked.push(event.data.from)
    const third = stage.open()
    await waitFor(() => expect(asked).toHaveLength(1))
    listener.postMessage({ type: 'sessionOffer', to: asked[0], entries })
    await heardBy(listener, second, third)
    expect([state(second), state(third)]).toEqual(['anonymous', 'anonymous'])
    expect(third.session.keys.callToken()).toBeUndefined()
    listener.close()
  })

  test('an offer to another tab, or with keys that are none, is not taken', async () => {
    const gone = stage.open()
    await gone.session.signIn(credentials)
    const entries = gone.session.keys.exportAll()
    gone.close()
    const asked: string[] = []
    const listener = new stage.device.BroadcastChannel('marquee')
    listener.onmessage = (event) => asked.push(event.data.from)
    const tab = stage.open()
    await waitFor(() => expect(asked).toHaveLength(1))
    listener.postMessage({ type: 'sessionOffer', to: 'somebody', entries })
    listener.postMessage({ type: 'sessionOffer', to: asked[0], entries: { email: 'x' } })
    await heardBy(listener, tab)
    expect(state(tab)).toBe('anonymous')
    listener.close()
  })
})
