import { parseArgs } from 'node:util'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { serveSandbox } from '../../sandbox/server.ts'
import { referenceStudio } from '../adapters/reference-studio.ts'
import { adapterProgram } from '../studio/adapter.ts'
import { studioChecks } from '../studio/checks.ts'
import { print, reportAll } from '../report-all.ts'

/** How a studio is checked. */
export const studioUsage = `npm run conformance -- studio ORIGIN --game ID [options]

  ORIGIN              of the studio, such as http://localhost:9000
  --game ID           a game of one player whose rounds end by themselves
  --secret SECRET     shared by studio and wallet; or in the environment as WALLET_SECRET
  --adapter COMMAND   a program that plays the game; without it the reference studio's slots are played
  --wallet-port PORT  where the checks listen as the operator's wallet (4190): the studio must call http://localhost:PORT
  --wallet-host HOST  whom they listen for (127.0.0.1: this machine only)
  --patience SECONDS  how long a studio may take to end a round (60)
  --late SECONDS      how long a late response takes: longer than the studio waits (10)

docs/kit.md says how an adapter is written.`

/** Checks a studio; returns the exit code, or nothing where the arguments do not fit. */
export async function checkStudio(args: readonly string[]): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      secret: { type: 'string', default: process.env['WALLET_SECRET'] ?? '' },
      adapter: { type: 'string' },
      'wallet-port': { type: 'string', default: '4190' },
      'wallet-host': { type: 'string', default: '127.0.0.1' },
      patience: { type: 'string', default: '60' },
      late: { type: 'string', default: '10' },
      junit: { type: 'string' },
    },
  })
  const [origin] = positionals
  const { game, secret, adapter: command, junit } = values
  const [patience, late, port] = [values.patience, values.late, values['wallet-port']].map(Number)
  if (origin === undefined || !URL.canParse(origin) || game === undefined || secret === '') return undefined
  if (!isTime(patience) || !isTime(late) || !isTime(port)) return undefined
  const sandbox = createSandbox({ secret })
  const served = await serveSandbox(sandbox, { port, host: values['wallet-host'] })
  print(`The wallet listens at ${served.origin}/studio/`)
  const adapter = command === undefined ? referenceStudio(origin) : adapterProgram(command, origin)
  try {
    const kit = { sandbox, adapter, game, patience: patience * 1_000, late: late * 1_000, mostRounds: 80 }
    return await reportAll(studioChecks, kit, { origin, junit })
  } finally {
    adapter.close()
    await served.close()
  }
}

const isTime = (number: number | undefined): number is number => number !== undefined && number > 0
