import { decode } from 'hono/jwt'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { checksOf, mustRefuse } from '../check.ts'
import { at, shown } from '../json.ts'
import { described } from '../response.ts'
import { must, mustEqual } from '../miss.ts'

const unauthorised = [401, 403]
const authCodes = [4030, 4031]

export const sessionChecks = checksOf('session', {
  signIn: {
    title: 'a sign-in gives both tokens, the name, and the keys of the session',
    async run({ operator, account }) {
      const { info } = await operator.call(endpoints.login, { body: account })
      mustEqual(info.username, account.username, 'info.username')
    },
  },
  tokenReadable: {
    title:
      'jwt is a JWT whose payload has exp in seconds, which is ahead: the app reads when the session ends',
    async run({ signIn }) {
      const exp = at(payloadOf((await signIn()).jwt), 'exp')
      must(
        typeof exp === 'number' && Number.isFinite(exp),
        `data.jwt of the sign-in is no JWT whose payload has a number exp; exp is ${shown(exp)}`,
      )
      must(exp < Date.now(), `exp of data.jwt is ${exp}, which is no time in seconds`)
      must(exp * 1000 > Date.now(), `exp of data.jwt is ${exp}, which is past`)
    },
  },
  wrongPassword: {
    title: 'a wrong password is refused, with no token in the response',
    async run({ operator, account: { username } }) {
      const response = await operator.request(endpoints.login, {
        body: { username, password: 'this-is-not-the-password' },
      })
      mustRefuse(response, unauthorised, authCodes)
      must(at(response.json, 'data', 'jwt') === undefined, 'the refusal of a wrong password has a token')
    },
  },
  unknownName: {
    title:
      'a name without an account is refused like a wrong password, so that nobody can find out who plays here',
    async run({ operator, account: { username } }) {
      const refuse = (name: string) =>
        operator.request(endpoints.login, { body: { username: name, password: 'this-is-not-the-password' } })
      const [known, unknown] = [await refuse(username), await refuse('nobody_at_all_here')]
      mustEqual(
        [unknown.status, at(unknown.json, 'code'), at(unknown.json, 'msg')],
        [known.status, at(known.json, 'code'), at(known.json, 'msg')],
        'the refusal of an unknown name',
      )
    },
  },
  missingPassword: {
    title: 'a sign-in without a password is refused as incomplete',
    async run({ operator, account: { username } }) {
      mustRefuse(await operator.request(endpoints.login, { body: { username } }), [400], [4000, 4001])
    },
  },
  bothTokens: {
    title: 'either token opens the session',
    async run({ operator, signIn }) {
      const { jwt, accessToken } = await signIn()
      for (const token of [jwt, accessToken]) {
        await operator.call(endpoints.init, { token })
      }
    },
  },
  noToken: {
    title: 'without a token the session is closed',
    async run({ operator }) {
      mustRefuse(await operator.request(endpoints.init), unauthorised, authCodes)
    },
  },
  forgedToken: {
    title: 'a token with one changed character opens nothing',
    async run({ operator, token }) {
      const good = await token()
      const middle = Math.floor(good.length / 2)
      const changed = good.charAt(middle) === 'A' ? 'B' : 'A'
      for (const forged of [`${good.slice(0, middle)}${changed}${good.slice(middle + 1)}`, 'nonsense', '']) {
        mustRefuse(await operator.request(endpoints.init, { token: forged }), unauthorised, authCodes)
      }
    },
  },
  init: {
    title: 'the init call names the player, and amounts are integers in the minor unit',
    async run({ operator, token, account }) {
      const { ui } = await operator.call(endpoints.init, { token: await token() })
      mustEqual(ui.username, account.username, 'ui.username')
    },
  },
  times: {
    title: 'where the init call names the end of the session, it is ahead',
    async run({ operator, token }) {
      const { ui } = await operator.call(endpoints.init, { token: await token() })
      for (const [name, time] of Object.entries({ expires_at: ui.expires_at, idle_at: ui.idle_at })) {
        if (typeof time !== 'string') continue
        must(Date.parse(time) > Date.now(), `ui.${name} is ${time}, which is past or no time`)
      }
    },
  },
  signOut: {
    title: 'both tokens are invalid once the sign-out got a response',
    async run({ operator, signIn }) {
      const { jwt, accessToken } = await signIn()
      await operator.call(endpoints.logout, { token: jwt })
      for (const token of [jwt, accessToken]) {
        const response = await operator.request(endpoints.init, { token })
        must(unauthorised.includes(response.status), `after the sign-out ${described(response)}`)
      }
    },
  },
  otherDevices: {
    title: 'the sign-out of one device leaves the others signed in',
    async run({ operator, signIn }) {
      const [here, there] = [await signIn(), await signIn()]
      await operator.call(endpoints.logout, { token: here.jwt })
      const response = await operator.request(endpoints.init, { token: there.jwt })
      mustEqual(response.status, 200, "the status of another device's init call after a sign-out")
    },
  },
})

/** The payload of a JWT, whose signature is the operator's matter; `undefined` where the text is no JWT. */
function payloadOf(jwt: string): unknown {
  try {
    return decode(jwt).payload
  } catch {
    return undefined
  }
}
