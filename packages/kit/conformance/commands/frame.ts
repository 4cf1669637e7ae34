import { parseArgs } from 'node:util'
import { frameChecks, openGamePage } from '../frame/checks.ts'
import { print, reportAll } from '../report-all.ts'

/** How a game's page is checked. */
export const frameUsage = `npm run conformance -- frame ADDRESS --app ORIGIN

  ADDRESS             where a studio's game is launched, with its token
  --app ORIGIN        the app that frames it, such as https://play.example`

/** Checks whether the app can frame a game's page; returns the exit code, or nothing where the arguments do not fit. */
export async function checkFrame(args: readonly string[]): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { app: { type: 'string' }, junit: { type: 'string' } },
  })
  const [address] = positionals
  const { app, junit } = values
  if (address === undefined || !URL.canParse(address) || app === undefined || !URL.canParse(app))
    return undefined
  const origin = new URL(app).origin
  try {
    const kit = await openGamePage(address, origin)
    const [host, ...others] = [...new Set(kit.addresses.map((at) => at.origin))]
    print(`For VARIABLES.studios: ${JSON.stringify({ hosts: [host], frame_hosts: others })}`)
    return await reportAll(frameChecks, kit, { origin: new URL(address).origin, junit })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    print(`${address} cannot be fetched: ${error.message}`)
    return 1
  }
}
