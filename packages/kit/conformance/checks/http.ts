import { endpoints } from '@marquee/contract/endpoints.ts'
import { responseMark } from '@marquee/contract/envelope.ts'
import { checksOf, mustRefuse } from '../check.ts'
import { described } from '../response.ts'
import { Absent, must, mustEqual, NotApplicable } from '../miss.ts'
import type { Operator } from '../operator.ts'

const stranger = 'https://stranger.example'

const preflight = (operator: Operator, origin: string, path: string) =>
  operator.send('OPTIONS', path, {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-ga-seq',
    },
  })

export const httpChecks = checksOf('http', {
  unknownPath: {
    title: 'an unknown path below a prefix of calls is a 404 in JSON, never a page',
    async run({ operator }) {
      const response = await operator.send('GET', '/main/no-such-call')
      must(
        response.status === 404 && response.json !== undefined,
        `${described(response)}, where a 404 in JSON was due`,
      )
    },
  },
  brokenBody: {
    title: 'a body that is no JSON is refused as invalid, not as a fault of the operator',
    async run({ operator }) {
      const response = await operator.send('POST', '/auth/login', { body: '{"username":' })
      mustRefuse(response, [400], [4000, 4001])
    },
  },
  contentTypes: {
    title: 'JSON is read as text/plain, which the app sends, and as application/json',
    async run({ operator, account }) {
      for (const type of ['text/plain', 'application/json']) {
        const response = await operator.request(endpoints.login, {
          body: account,
          headers: { 'content-type': type },
        })
        mustEqual(response.status, 200, `the status of a sign-in that is sent as ${type}`)
      }
    },
  },
  notStored: {
    title: 'what belongs to a player is stored by no cache',
    async run({ operator, token }) {
      const { headers } = await operator.request(endpoints.init, { token: await token() })
      const caching = headers.get('cache-control') ?? ''
      must(/no-store|private/.test(caching), `GET /main/init: cache-control is "${caching}"`)
    },
  },
  noSniffing: {
    title: 'browsers may not guess another content type',
    async run({ operator }) {
      const { headers } = await operator.request(endpoints.providers)
      mustEqual(
        headers.get('x-content-type-options'),
        'nosniff',
        'x-content-type-options of GET /game/provider',
      )
    },
  },
  date: {
    title: 'every response has the time, which the app sets its clock by',
    async run({ operator }) {
      const { headers } = await operator.request(endpoints.providers)
      const date = Date.parse(headers.get('date') ?? '')
      if (Number.isNaN(date)) throw new Absent('there is no header Date')
      must(Math.abs(date - Date.now()) < 60_000, `Date is ${headers.get('date')}, more than a minute off`)
    },
    optional: true,
  },
  strangers: {
    title: 'pages of other origins may not call',
    async run({ operator }) {
      for (const path of ['/auth/login', '/main/init']) {
        const { headers } = await preflight(operator, stranger, path)
        const allowed = headers.get('access-control-allow-origin')
        must(
          allowed !== stranger && allowed !== '*',
          `OPTIONS ${path}: access-control-allow-origin is ${allowed} for ${stranger}`,
        )
      }
    },
  },
  app: {
    title: 'the page of the app may call from its own origin, with the headers that it sends',
    async run({ operator, appOrigin }) {
      if (appOrigin === undefined) throw new NotApplicable('no --app-origin was given')
      const response = await preflight(operator, appOrigin, '/auth/login')
      mustEqual(response.headers.get('access-control-allow-origin'), appOrigin, 'access-control-allow-origin')
      const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase()
      for (const header of ['authorization', 'idempotency-key', 'x-ga-seq'])
        must(allowed.includes(header), `access-control-allow-headers "${allowed}" lacks ${header}`)
      const { headers } = await operator.request(endpoints.init, { headers: { origin: appOrigin } })
      mustEqual(
        headers.get('access-control-allow-origin'),
        appOrigin,
        'access-control-allow-origin of a refusal, which the app could not read otherwise,',
      )
    },
  },
  mark: {
    title: 'every response carries the mark that distinguishes the operator from a gateway',
    async run({ operator }) {
      const responses = [await operator.request(endpoints.providers), await operator.request(endpoints.init)]
      const marked = responses.map(({ headers }) => headers.get(responseMark))
      if (marked.every((mark) => mark === null)) throw new Absent(`there is no header ${responseMark}`)
      must(
        marked.every((mark) => mark !== null),
        `only some responses carry ${responseMark}: the app takes the others for a gateway's`,
      )
    },
    optional: true,
  },
})
