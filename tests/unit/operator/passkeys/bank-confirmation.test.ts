import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { challengeSeconds } from '@marquee/operator/passkeys/challenges.ts'
import type { PasskeyAssertion } from '@marquee/contract/passkeys.ts'
import type { Tampering } from '../../../support/server/authenticator.ts'
import { errorOf, submit } from '../../../support/server/calls.ts'
import { password, type TestOperator, testOperator, textAt } from '../../../support/server/operator.ts'
import { passkeyCalls } from '../../../support/server/passkeys.ts'

let operator: TestOperator
let calls: ReturnType<typeof passkeyCalls>

beforeAll(async () => {
  operator = await testOperator()
  calls = passkeyCalls(operator)
})
afterAll(() => operator.close())

const bank = { bank_code: '001', bank_account: '110-222-333444', bank_name: 'Holder' }
const expired = [400, 4001, 'passkey.expired']
const refused = [400, 4001, 'passkey.refused']

const change = (
  token: string,
  confirmed: { readonly passkey?: PasskeyAssertion; readonly password?: string },
  to: object = bank,
) => submit(operator, 'PATCH', '/account/me', { token, body: { ...to, ...confirmed } })
const accountOf = async (token: string) =>
  textAt((await operator.send('GET', '/account/bank', { token })).json, 'data', 'bank_account')

describe('a change of the bank account', () => {
  it('is confirmed by the passkey of a player who has one', async () => {
    const { jwt, passkey } = await calls.joined()
    const given = await calls.forBank(jwt, bank)
    expect(given.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }])
    expect((await change(jwt, { passkey: passkey.assertion(given) })).status).toBe(200)
    expect(await accountOf(jwt)).toBe(bank.bank_account)
  })

  it('is not confirmed by the password of such a player', async () => {
    const { jwt } = await calls.joined()
    expect(errorOf(await change(jwt, { password }))).toEqual([400, 4001, 'passkey.required'])
    expect(await accountOf(jwt)).toBe('')
  })

  it('is confirmed by the password of a player without one', async () => {
    const { jwt } = await operator.join()
    expect((await change(jwt, { password })).status).toBe(200)
    expect(errorOf(await change(jwt, {}))).toEqual([
      400,
      4000,
      'password.required',
      { password: 'password.required' },
    ])
  })

  it('counts for the account that was confirmed, and no other one', async () => {
    const { jwt, passkey } = await calls.joined()
    const response = passkey.assertion(await calls.forBank(jwt, bank))
    const mine = { ...bank, bank_account: '999-999-999999' }
    expect(errorOf(await change(jwt, { passkey: response }, mine))).toEqual(expired)
    expect(await accountOf(jwt)).toBe('')
  })

  it('takes a response once, in its time, and of this session', async () => {
    const { jwt, passkey, username } = await calls.joined()
    const once = passkey.assertion(await calls.forBank(jwt, bank))
    const second = await operator.signIn(username, password)
    expect(errorOf(await change(second, { passkey: once }))).toEqual(expired)
    expect((await change(jwt, { passkey: once })).status).toBe(200)
    expect(errorOf(await change(jwt, { passkey: once }))).toEqual(expired)
    const late = passkey.assertion(await calls.forBank(jwt, bank))
    operator.pass(challengeSeconds + 1)
    expect(errorOf(await change(jwt, { passkey: late }))).toEqual(expired)
  })

  it('takes no response of another player, or to another question', async () => {
    const [one, thief] = [await calls.joined(), await calls.joined()]
    const foreign = thief.passkey.assertion(await calls.forBank(one.jwt, bank))
    expect(errorOf(await change(one.jwt, { passkey: foreign }))).toEqual(refused)
    const stolen = one.passkey.assertion(await calls.forBank(thief.jwt, bank))
    expect(errorOf(await change(one.jwt, { passkey: stolen }))).toEqual(expired)
    const forSignIn = one.passkey.assertion(await calls.forSignIn())
    expect(errorOf(await change(one.jwt, { passkey: forSignIn }))).toEqual(expired)
    expect(await accountOf(one.jwt)).toBe('')
  })

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another domain', { rpId: 'evil.test' }],
    ['a device that did not verify its owner', { verified: false }],
    ['a signature that was changed', { forged: true }],
    ['a counter that went backwards', { counter: 1 }],
  ])('is refused with %s', async (_what, lie) => {
    const { jwt, passkey } = await calls.joined()
    const response = passkey.assertion(await calls.forBank(jwt, bank), lie)
    expect(errorOf(await change(jwt, { passkey: response }))).toEqual(refused)
    expect(await accountOf(jwt)).toBe('')
    // The session continues.
    expect((await operator.send('GET', '/account/me', { token: jwt })).status).toBe(200)
  })
})
