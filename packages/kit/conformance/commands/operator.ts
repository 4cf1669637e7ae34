import { parseArgs } from 'node:util'
import { type Area, areas } from '../check.ts'
import { createKit } from '../kit.ts'
import { Miss } from '../miss.ts'
import { allChecks } from '../run.ts'
import { print, reportAll } from '../report-all.ts'

/** How an operator is checked. */
export const operatorUsage = `npm run conformance -- ORIGIN --user NAME [options]

  ORIGIN              of the operator, such as https://operator.example
  --user NAME         an account for tests; its password is in the environment as CONFORMANCE_PASSWORD
  --area AREA         checks of one area only: ${areas.join(', ')}
  --app-origin URL    the origin of the app, where it is not the operator's own
  --config-key KEY    the key of the configuration; by default VITE_CONFIG_KEY of the environment, as in the app's build

The checks ask for deposits and take them back where the site allows it, withdraw the smallest amount twice, and write inquiries:
the account must be one for tests.`

/** The key of a site that has none of its own. */
const defaultConfigKey = 'marquee-public-config-key'

/** Checks an operator; returns the exit code, or nothing where the arguments do not fit. */
export async function checkOperator(args: readonly string[]): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      area: { type: 'string' },
      'app-origin': { type: 'string' },
      'config-key': { type: 'string' },
      junit: { type: 'string' },
    },
  })
  const [origin] = positionals
  const password = process.env['CONFORMANCE_PASSWORD']
  const isArea = (name: string): name is Area => areas.some((area) => area === name)
  if (origin === undefined || !URL.canParse(origin) || values.user === undefined || password === undefined)
    return undefined
  if (values.area !== undefined && !isArea(values.area)) {
    print(`There is no area ${values.area}. The areas are ${areas.join(', ')}.`)
    return 2
  }
  const account = { username: values.user, password }
  try {
    const kit = await createKit({
      origin,
      configKey: values['config-key'] ?? (process.env['VITE_CONFIG_KEY'] || defaultConfigKey),
      appOrigin: values['app-origin'],
      account,
    })
    const checks = allChecks.filter(({ area }) => values.area === undefined || area === values.area)
    return await reportAll(checks, kit, { origin, junit: values.junit })
  } catch (error) {
    if (!(error instanceof Miss || error instanceof TypeError)) throw error
    print(`The configuration of ${origin} cannot be read, so that nothing can be checked: ${error.message}`)
    return 1
  }
}
