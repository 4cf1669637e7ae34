import type { Wallet } from '../../../server/studio/wallet-client.ts'
import { referenceStudio } from '../../../conformance/adapters/reference-studio.ts'
import type { StudioKit } from '../../../conformance/studio/kit.ts'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { serveSandbox } from '../../../sandbox/server.ts'
import { startInterval } from '../../../server/interval.ts'
import { createStudioApp } from '../../../server/studio/app.ts'
import { createHandPlay } from '../../../server/studio/hands/hand-play.ts'
import { createHandSettlement } from '../../../server/studio/hands/hand-settlement.ts'
import { createPlay } from '../../../server/studio/play.ts'
import { createSettlement } from '../../../server/studio/settlement.ts'
import { createLiveTables } from '../../../server/studio/tables/live-tables.ts'
import { createTablePlay } from '../../../server/studio/tables/table-play.ts'
import { createTableSettlement } from '../../../server/studio/tables/table-settlement.ts'
import { walletConnection, type WalletSend } from '../../../server/studio/wallet-http.ts'
import { createWallet } from '../../../server/studio/wallet-client.ts'
import { testDatabase } from '../server/database.ts'

/** What of the reference studio is made wrong. */
export interface StudioFlaw {
  readonly wallet?: (wallet: Wallet) => Wallet
  readonly send?: (send: WalletSend) => WalletSend
  readonly kit?: (kit: StudioKit) => StudioKit
}

const silent = () => undefined

/** Shorter than the late answers below. */
const walletTimeoutMs = 2_000

/** The reference studio in front of a sandbox, with the connections of a real one, and a kit that checks it. */
export async function studioUnderTest() {
  const database = await testDatabase()
  const { db } = database
  const secret = 'the secret of studio and sandbox'
  const begin = async (flaw: StudioFlaw = {}) => {
    const sandbox = createSandbox({ secret })
    const served = await serveSandbox(sandbox)
    const connection = walletConnection(served.origin, undefined, walletTimeoutMs)
    const honest = createWallet(flaw.send?.(connection.send) ?? connection.send, secret, [10, 30])
    const wallet = flaw.wallet?.(honest) ?? honest
    const settlement = createSettlement({ db, wallet, log: silent })
    const play = createPlay({ db, wallet, settlement, pace: 0 })
    const tableSettlement = createTableSettlement({ db, wallet, log: silent })
    const timing = { bet: 3_600_000, lock: 3_600_000, show: 3_600_000 }
    const tables = createLiveTables({ db, settlement: tableSettlement, log: silent, timing })
    const app = createStudioApp({
      db,
      play,
      handPlay: createHandPlay({
        db,
        wallet,
        settlement: createHandSettlement({ db, wallet, log: silent }),
        pace: 0,
      }),
      tablePlay: createTablePlay({ db, wallet, settlement: tableSettlement, tables }),
      built: { entry: () => ({ script: '', styles: [], preloads: [] }), serve: (c) => c.text('', 404) },
      log: silent,
      secret,
      appOrigins: () => [],
    })
    const stopRecovering = startInterval(100, () => settlement.recover(300), silent)
    const adapter = referenceStudio('http://localhost:4174', async (input, init) =>
      app.request(input as URL, init),
    )
    const kit: StudioKit = { sandbox, adapter, game: '1001', patience: 20_000, late: 2_500, mostRounds: 60 }
    return {
      kit: flaw.kit?.(kit) ?? kit,
      async end() {
        await stopRecovering()
        await tables.close()
        await sandbox.settled()
        connection.close()
        await served.close()
      },
    }
  }
  return { begin, close: () => database.close() }
}
