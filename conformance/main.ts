// `npm run conformance -- https://operator.example --user NAME`: holds an operator against the contract.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createKit } from './kit.ts'
import { Miss } from './miss.ts'
import { junitOf, lineOf, summaryOf } from './report.ts'
import { allChecks, type Finding, runChecks } from './run.ts'
import { type Room, rooms } from './check.ts'

const usage = `npm run conformance -- ORIGIN --user NAME [options]

  ORIGIN              of the operator, such as https://operator.example
  --user NAME         an account for tests; its password is in the environment as CONFORMANCE_PASSWORD
  --room ROOM         checks of one room only: ${rooms.join(', ')}
  --app-origin URL    the origin of the app, where it is not the operator's own
  --config-key KEY    the key of the configuration, VITE_CONFIG_KEY of the app's build
  --junit FILE        writes the findings as JUnit XML too

The checks ask for deposits and take them back where the site allows it, withdraw the smallest amount twice, and write inquiries:
the account must be one for tests. The exit code is 0 where nothing misses the contract.`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

process.exitCode = await main()

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      room: { type: 'string' },
      'app-origin': { type: 'string' },
      'config-key': { type: 'string', default: 'marquee-public-config-key' },
      junit: { type: 'string' },
    },
  })
  const [origin] = positionals
  const password = process.env['CONFORMANCE_PASSWORD']
  const isRoom = (name: string): name is Room => rooms.some((room) => room === name)
  if (origin === undefined || !URL.canParse(origin) || values.user === undefined || password === undefined) {
    print(usage)
    return 2
  }
  if (values.room !== undefined && !isRoom(values.room)) {
    print(`There is no room ${values.room}. The rooms are ${rooms.join(', ')}.`)
    return 2
  }
  let findings: readonly Finding[]
  try {
    const kit = await createKit({
      origin,
      configKey: values['config-key'],
      appOrigin: values['app-origin'],
      account: { username: values.user, password },
    })
    const checks = allChecks.filter(({ room }) => values.room === undefined || room === values.room)
    findings = await runChecks(checks, kit, (finding) => print(lineOf(finding)))
  } catch (error) {
    if (!(error instanceof Miss || error instanceof TypeError)) throw error
    print(`The configuration of ${origin} cannot be read, so that nothing can be checked: ${error.message}`)
    return 1
  }
  print(summaryOf(findings))
  if (values.junit !== undefined) writeFileSync(values.junit, junitOf(findings, origin))
  return findings.some(({ result }) => result === 'misses') ? 1 : 0
}
