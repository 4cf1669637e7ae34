import { expect, test } from 'vitest'
import { type Action, anonymous, reduce, type SessionState } from '../../../../src/session/session-state.ts'
import { loginData } from '../../../support/session-tab.ts'

function signedIn(username: string): Action {
  const login = loginData()
  return { type: 'signedIn', login: { ...login, info: { ...login.info, username } } }
}

function after(...actions: readonly Action[]): SessionState {
  return actions.reduce<SessionState>((state, action) => reduce(state, action).state, {
    session: anonymous,
    isEndingEverywhere: false,
  })
}

test.each<[string, Action]>([
  ['the operator’s rejection', { type: 'rejectedByOperator' }],
  ['a failed check', { type: 'checkFailed', isExpired: true }],
  ['a sign-out', { type: 'signedOutHere' }],
])('a late answer to "sign out everywhere", after %s, leaves the next player signed in', (_, ending) => {
  const next = after(signedIn('first'), { type: 'endingEverywhere' }, ending, signedIn('second'))
  const step = reduce(next, { type: 'endedEverywhere', ok: true })
  expect(step.state.session).toMatchObject({ state: 'signedIn', username: 'second' })
  expect([...step.before, ...step.after]).toEqual([])
  // Nor does a later rejection of the next player count as a sign-out, which would delete unsent texts.
  expect(reduce(step.state, { type: 'rejectedByOperator' }).after).toContainEqual({
    type: 'notify',
    reason: 'rejected',
  })
})

test('the response to ending all sessions does not sign out a player who signed in meanwhile', () => {
  const next = after(signedIn('first'), { type: 'endingEverywhere' }, signedIn('second'))
  expect(reduce(next, { type: 'endedEverywhere', ok: true }).state.session).toMatchObject({
    username: 'second',
  })
})

test('a player who ends all sessions is signed out, whichever response arrives first', () => {
  const ending = after(signedIn('first'), { type: 'endingEverywhere' })
  const rejected = reduce(ending, { type: 'rejectedByOperator' })
  expect(rejected.after).toContainEqual({ type: 'notify', reason: 'signedOut' })
  const answered = reduce(ending, { type: 'endedEverywhere', ok: true })
  expect(answered.after).toContainEqual({ type: 'notify', reason: 'signedOut' })
  const refused = reduce(ending, { type: 'endedEverywhere', ok: false })
  expect(refused.state).toEqual({ ...ending, isEndingEverywhere: false })
})
