import { endpoints } from '@marquee/contract/endpoints.ts'
import { checksOf, mustRefuse } from '../check.ts'
import { at } from '../json.ts'
import { described } from '../answer.ts'
import { must, mustEqual } from '../miss.ts'

const unauthorised = [401, 403]
const authCodes = [4030, 4031]

export const sessionChecks = checksOf('session', {
  signIn: {
    says: 'a sign-in gives both tokens, the name, and the keys of the session',
    async run({ operator, account }) {
      const { info } = await operator.call(endpoints.login, { body: account })
      mustEqual(info.username, account.username, 'info.username')
    },
  },
  wrongPassword: {
    says: 'a wrong password is refused, with no token in the answer',
    async run({ operator, account: { username } }) {
      const answer = await operator.ask(endpoints.login, {
        body: { username, password: 'this-is-not-the-password' },
      })
      mustRefuse(answer, unauthorised, authCodes)
      must(at(answer.json, 'data', 'jwt') === undefined, 'the refusal of a wrong password has a token')
    },
  },
  unknownName: {
    says: 'a name without an account is refused like a wrong password, so that nobody learns who plays here',
    async run({ operator, account: { username } }) {
      const refuse = (name: string) =>
        operator.ask(endpoints.login, { body: { username: name, password: 'this-is-not-the-password' } })
      const [known, unknown] = [await refuse(username), await refuse('nobody_at_all_here')]
      mustEqual(
        [unknown.status, at(unknown.json, 'code'), at(unknown.json, 'msg')],
        [known.status, at(known.json, 'code'), at(known.json, 'msg')],
        'the refusal of an unknown name',
      )
    },
  },
  missingPassword: {
    says: 'a sign-in without a password is refused as incomplete',
    async run({ operator, account: { username } }) {
      mustRefuse(await operator.ask(endpoints.login, { body: { username } }), [400], [4000, 4001])
    },
  },
  bothTokens: {
    says: 'either token opens the session',
    async run({ operator, signIn }) {
      const { jwt, accessToken } = await signIn()
      for (const token of [jwt, accessToken]) {
        await operator.call(endpoints.init, { token })
      }
    },
  },
  noToken: {
    says: 'without a token the session is closed',
    async run({ operator }) {
      mustRefuse(await operator.ask(endpoints.init), unauthorised, authCodes)
    },
  },
  forgedToken: {
    says: 'a token with one changed character opens nothing',
    async run({ operator, token }) {
      const good = await token()
      const middle = Math.floor(good.length / 2)
      const changed = good.charAt(middle) === 'A' ? 'B' : 'A'
      for (const forged of [`${good.slice(0, middle)}${changed}${good.slice(middle + 1)}`, 'nonsense', '']) {
        mustRefuse(await operator.ask(endpoints.init, { token: forged }), unauthorised, authCodes)
      }
    },
  },
  init: {
    says: 'the init call names the player, and amounts are integers in the minor unit',
    async run({ operator, token, account }) {
      const { ui } = await operator.call(endpoints.init, { token: await token() })
      mustEqual(ui.username, account.username, 'ui.username')
    },
  },
  times: {
    says: 'where the init call names the end of the session, it is ahead',
    async run({ operator, token }) {
      const { ui } = await operator.call(endpoints.init, { token: await token() })
      for (const [name, time] of Object.entries({ expires_at: ui.expires_at, idle_at: ui.idle_at })) {
        if (typeof time !== 'string') continue
        must(Date.parse(time) > Date.now(), `ui.${name} is ${time}, which is past or no time`)
      }
    },
  },
  signOut: {
    says: 'both tokens are dead after the sign-out that was answered',
    async run({ operator, signIn }) {
      const { jwt, accessToken } = await signIn()
      await operator.call(endpoints.logout, { token: jwt })
      for (const token of [jwt, accessToken]) {
        const answer = await operator.ask(endpoints.init, { token })
        must(unauthorised.includes(answer.status), `after the sign-out ${described(answer)}`)
      }
    },
  },
  otherDevices: {
    says: 'the sign-out of one device leaves the others signed in',
    async run({ operator, signIn }) {
      const [here, there] = [await signIn(), await signIn()]
      await operator.call(endpoints.logout, { token: here.jwt })
      const answer = await operator.ask(endpoints.init, { token: there.jwt })
      mustEqual(answer.status, 200, "the status of another device's init call after a sign-out")
    },
  },
})
