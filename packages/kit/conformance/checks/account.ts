import * as v from 'valibot'
import { Banks } from '@marquee/contract/banks.ts'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { described } from '../response.ts'
import { checksOf, mustRefuse } from '../check.ts'
import { at } from '../json.ts'
import { must, mustEqual } from '../miss.ts'

export const accountChecks = checksOf('account', {
  me: {
    title: "the player's own data are there, with the account number masked and the balance of the init call",
    async run({ operator, token: tokenOf, account }) {
      const token = await tokenOf()
      const me = await operator.call(accountEndpoints.me, { token })
      mustEqual(me.username, account.username, 'the user name')
      const { ui } = await operator.call(endpoints.init, { token })
      mustEqual(me.amount, ui.amount, 'the balance')
      must(
        me.bank_account === '' || /[*•]/.test(me.bank_account),
        'the account number is not masked, so that a glance at the screen gives it away',
      )
    },
  },
  wrongNickname: {
    title: 'a nickname that is too short is refused, and the response names the field',
    async run({ operator, token: tokenOf }) {
      const token = await tokenOf()
      await operator.call(accountEndpoints.me, { token })
      const response = await operator.request(accountEndpoints.changeMe, { token, body: { nickname: 'a' } })
      mustRefuse(response, [400], [4001])
      must(
        typeof at(response.json, 'data', 'fields', 'nickname') === 'string',
        `${described(response)}: data.fields does not name nickname`,
      )
    },
  },
  bankNeedsPassword: {
    title: 'a bank account is not changed without the password, and the session continues',
    async run({ operator, token: tokenOf, config }) {
      const token = await tokenOf()
      await operator.call(accountEndpoints.me, { token })
      const [bank] = v.parse(Banks, config.VARIABLES.banks)
      const body = { bank_code: bank?.code ?? '000', bank_account: '123456789012', bank_name: 'Conformance' }
      const response = await operator.request(accountEndpoints.changeMe, { token, body })
      must(response.status === 400, `${described(response)}, where 400 was due`)
      mustEqual(
        (await operator.request(endpoints.init, { token })).status,
        200,
        'the status of the init call after it',
      )
    },
  },
  sessions: {
    title: 'the list of sessions marks the one of the request, and no other',
    async run({ operator, token }) {
      const { list } = await operator.call(accountEndpoints.sessions, { token: await token() })
      mustEqual(
        list.filter(({ current }) => current).length,
        1,
        'the number of sessions that are marked as current',
      )
    },
  },
  endOthers: {
    title: 'another session that the player ends is dead at once',
    async run({ operator, token: tokenOf, signIn }) {
      const token = await tokenOf()
      const before = await operator.call(accountEndpoints.sessions, { token })
      const other = await signIn()
      const { list } = await operator.call(accountEndpoints.sessions, { token })
      const known = new Set(before.list.map(({ id }) => id))
      const id = list.find((session) => !known.has(session.id))?.id
      must(id !== undefined, 'a new session does not appear in the list')
      await operator.call(accountEndpoints.endSession, { token, params: { id } })
      const response = await operator.request(endpoints.init, { token: other.jwt })
      must([401, 403].includes(response.status), `${described(response)}, after the session was ended`)
    },
  },
  available: {
    title: 'the name of an account is not available',
    async run({ operator, account: { username } }) {
      const { available } = await operator.call(accountEndpoints.available, { query: { username } })
      mustEqual(available, false, `whether ${username} is available`)
    },
  },
})
