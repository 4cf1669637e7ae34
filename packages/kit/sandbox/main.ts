// `npm run sandbox`: a wallet for studios that does wrong what a person chooses, and shows what a studio makes of it.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createSandbox } from './sandbox.ts'
import { sandboxPages } from './pages.ts'
import { type ReferenceStudio, startReferenceStudio } from './reference-studio.ts'
import { serveSandbox } from './server.ts'

const usage = `npm run sandbox -- [options]

  --port PORT         of the wallet and its page (4180)
  --host HOST         whom it listens for (127.0.0.1: this machine only)
  --secret SECRET     shared with the studio (a new one at each start)
  --studio ADDRESS    a studio of your own: where a game is launched, with {game}, {token} and {lang},
                      such as http://localhost:9000/play/{game}?token={token}&lang={lang}
  --games-port PORT   of the reference studio, which is started where no other is named (4181)`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4180' },
    host: { type: 'string', default: '127.0.0.1' },
    secret: { type: 'string', default: randomBytes(32).toString('base64url') },
    studio: { type: 'string' },
    'games-port': { type: 'string', default: '4181' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) print(usage)
else await start()

async function start(): Promise<void> {
  const { secret, host, studio: template } = values
  const [port, gamesPort] = [Number(values.port), Number(values['games-port'])]
  const sandbox = createSandbox({ secret })
  sandbox.book.open('First player', 1_000_000)
  sandbox.book.open('Second player', 1_000)
  const origin = `http://localhost:${port}`
  const own = template === undefined ? await referenceStudio() : undefined
  const address = template ?? `http://localhost:${gamesPort}/play/{game}?token={token}&lang={lang}`
  const hasStudio = template !== undefined || own !== undefined
  const pages = sandboxPages({
    sandbox,
    origin,
    studio: hasStudio ? { name: new URL(address).origin, games: own?.games ?? [] } : undefined,
    launchAddress: hasStudio ? (game, token) => filled(address, { game, token, lang: 'en' }) : undefined,
  })
  const served = await serveSandbox(sandbox, { port, host, pages: getRequestListener(pages.fetch) })
  print(`Page     ${origin}/`)
  print(`Wallet   ${origin}/studio/`)
  print(`Secret   ${secret}`)
  if (hasStudio) print(`Studio   ${new URL(address).origin}`)
  print(
    'The interface is described in docs/seamless-wallet.md. Ctrl+C ends the sandbox and forgets its books.',
  )
  const end = async () => {
    await own?.close()
    await served.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())

  async function referenceStudio(): Promise<ReferenceStudio | undefined> {
    try {
      return await startReferenceStudio({ port: gamesPort, host, wallet: origin, secret, print })
    } catch (error) {
      print(`The reference studio does not start: ${error instanceof Error ? error.message : String(error)}`)
      print('Without it the sandbox is a wallet alone. `npm run build` builds its games.')
      return undefined
    }
  }
}

function filled(address: string, parts: Readonly<Record<'game' | 'token' | 'lang', string>>): string {
  return Object.entries(parts).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
    address,
  )
}
