import * as v from 'valibot'
import { Banks } from '@marquee/contract/banks.ts'
import { checksOf } from '../check.ts'
import { must, mustEqual } from '../miss.ts'
import { readConfig } from '../kit.ts'
import { featureFault } from '@marquee/contract/features.ts'
import { walletLimits } from '@marquee/contract/wallet-rules.ts'

const path = '/api/cnf'

export const configurationChecks = checksOf('configuration', {
  shape: {
    title: 'the configuration opens with the key of the build and has the shape of the contract',
    async run({ operator, configKey }) {
      const response = await operator.send('GET', path)
      mustEqual(response.status, 200, `the status of GET ${path}`)
      await readConfig(operator, configKey)
    },
  },
  nonce: {
    title:
      'the configuration is wrapped with a new nonce each time it differs, and never one nonce for two texts',
    async run({ operator }) {
      const [first, second] = await Promise.all([operator.send('GET', path), operator.send('GET', path)])
      const nonceOf = (text: string) => Buffer.from(text, 'base64').subarray(0, 12).toString('hex')
      must(
        first.text === second.text || nonceOf(first.text) !== nonceOf(second.text),
        `GET ${path}: two different responses have the same nonce, which gives the key stream away`,
      )
    },
  },
  fresh: {
    title: 'the configuration is not stored by caches',
    async run({ operator }) {
      const { headers } = await operator.send('GET', path)
      const caching = headers.get('cache-control') ?? ''
      must(
        /no-store|no-cache|max-age=0/.test(caching),
        `GET ${path}: cache-control is "${caching}", so that a change may not arrive`,
      )
    },
  },
  zone: {
    title: 'the site has a time zone and a currency that exist',
    run({ config: { VARIABLES: site } }) {
      must(
        Intl.supportedValuesOf('currency').includes(site.currency),
        `there is no currency ${site.currency}`,
      )
      try {
        new Intl.DateTimeFormat('en', { timeZone: site.time_zone }).format()
      } catch {
        must(false, `there is no time zone ${site.time_zone}`)
      }
      return Promise.resolve()
    },
  },
  banks: {
    title: 'the banks that players may have accounts at have a code and a name each',
    run({ config: { VARIABLES: site } }) {
      const [issue] = v.safeParse(Banks, site.banks).issues ?? []
      must(
        issue === undefined,
        `banks: ${issue ? `${v.getDotPath(issue) ?? 'itself'}: ${issue.message}` : ''}`,
      )
      return Promise.resolve()
    },
  },
  features: {
    title: 'the features that the site announces are features that the app has',
    run({ config: { VARIABLES: site } }) {
      const fault = featureFault(site.features)
      must(fault === undefined, fault ?? '')
      return Promise.resolve()
    },
  },
  amounts: {
    title: 'at least one amount can be deposited by the rules that the configuration names',
    run({ config: { VARIABLES: site } }) {
      const { amountUnit, amountMin, amountMax } = walletLimits(site)
      must(
        Math.ceil(amountMin / amountUnit) * amountUnit <= amountMax,
        `amount_max ${amountMax} is less than the smallest amount that amount_min and amount_unit allow`,
      )
      return Promise.resolve()
    },
  },
})
