import { parseArgs } from 'node:util'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { launchEndpoints } from '@marquee/contract/launch-endpoints.ts'
import { Miss } from '../miss.ts'
import { operatorAt } from '../operator.ts'
import { print, reportAll } from '../report-all.ts'
import { walletInterfaceChecks } from '../wallet/checks.ts'
import { createWalletKit } from '../wallet/kit.ts'

/** How a wallet is checked. */
export const walletUsage = `npm run conformance -- wallet ORIGIN --game ID [options]

  ORIGIN              where /studio/ of the wallet is, such as https://operator.example
  --game ID           a game without a least time between rounds, such as a live table
  --secret SECRET     shared by wallet and studio; or in the environment as WALLET_SECRET
  --launch LAUNCH     a launch address or token of a player, not used yet; again for a further one of the same player
  --other LAUNCH      one of another player, for the checks of foreign players
  --user NAME         in place of --launch: signs an account for tests in and launches; its password is in the environment as
                      CONFORMANCE_PASSWORD. ORIGIN is then the operator's

The checks stake and pay 100 minor units at a time and leave the balance as it was: the player must not play meanwhile.`

/** Checks a wallet; returns the exit code, or nothing where the arguments do not fit. */
export async function checkWallet(args: readonly string[]): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      secret: { type: 'string', default: process.env['WALLET_SECRET'] ?? '' },
      launch: { type: 'string', multiple: true, default: [] },
      other: { type: 'string' },
      user: { type: 'string' },
      junit: { type: 'string' },
    },
  })
  const [origin] = positionals
  const { game, secret, other, user, junit } = values
  if (origin === undefined || !URL.canParse(origin) || game === undefined || secret === '') return undefined
  const password = process.env['CONFORMANCE_PASSWORD']
  const launch =
    user === undefined || password === undefined
      ? given(values.launch)
      : await signedIn(origin, game, { username: user, password })
  try {
    const otherToken = other === undefined ? undefined : tokenIn(other)
    const kit = await createWalletKit({ origin, secret, game, launch, otherToken })
    return await reportAll(walletInterfaceChecks, kit, { origin, junit })
  } catch (error) {
    if (!(error instanceof Miss || error instanceof TypeError)) throw error
    print(
      `No player of ${origin} can be launched and stake, so that nothing can be checked: ${error.message}`,
    )
    return 1
  }
}

function given(launches: readonly string[]): () => Promise<string | undefined> {
  const left = launches.map(tokenIn)
  return () => Promise.resolve(left.shift())
}

async function signedIn(
  origin: string,
  game: string,
  account: { readonly username: string; readonly password: string },
): Promise<() => Promise<string>> {
  const operator = operatorAt(origin)
  const { jwt } = await operator.call(endpoints.login, { body: account })
  return async () => {
    const query = { game_id: game, type: 'slot' }
    const { url } = await operator.call(launchEndpoints.launch, { token: jwt, query })
    if (url === undefined) throw new Miss('the operator launches nothing')
    return tokenIn(url)
  }
}

/** The token of a launch address, or what is no address itself. */
function tokenIn(launch: string): string {
  return (URL.canParse(launch) ? new URL(launch).searchParams.get('token') : undefined) ?? launch
}
