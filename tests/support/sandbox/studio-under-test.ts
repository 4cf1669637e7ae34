import type { Wallet } from '@marquee/studio/server/wallet/wallet-client.ts'
import { referenceStudio } from '@marquee/kit/conformance/adapters/reference-studio.ts'
import type { StudioKit } from '@marquee/kit/conformance/studio/kit.ts'
import { createSandbox } from '@marquee/kit/sandbox/sandbox.ts'
import { serveSandbox } from '@marquee/kit/sandbox/server.ts'
import { startInterval } from '@marquee/operator/interval.ts'
import { createStudioApp } from '@marquee/studio/server/http/app.ts'
import { createHandPlay } from '@marquee/studio/server/hands/hand-play.ts'
import { createHandSettlement } from '@marquee/studio/server/hands/hand-settlement.ts'
import { createSlotPlay } from '@marquee/studio/server/slots/slot-play.ts'
import { createSlotSettlement } from '@marquee/studio/server/slots/slot-settlement.ts'
import { createLiveTables } from '@marquee/studio/server/tables/live-tables.ts'
import { createTablePlay } from '@marquee/studio/server/tables/table-play.ts'
import { createTableSettlement } from '@marquee/studio/server/tables/table-settlement.ts'
import { walletConnection, type WalletSend } from '@marquee/studio/server/wallet/wallet-http.ts'
import { createWallet } from '@marquee/studio/server/wallet/wallet-client.ts'
import { testDatabase } from '../server/database.ts'
import { unlimitedCalls } from '../studio-table.ts'

/** What of the reference studio is made wrong. */
export interface StudioFlaw {
  readonly wallet?: (wallet: Wallet) => Wallet
  readonly send?: (send: WalletSend) => WalletSend
  readonly kit?: (kit: StudioKit) => StudioKit
}

const silent = () => undefined

/** Shorter than the late responses below. */
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
    const settlement = createSlotSettlement({ db, wallet, log: silent })
    const play = createSlotPlay({ db, wallet, settlement, pace: 0, log: silent })
    const tableSettlement = createTableSettlement({ db, wallet, log: silent })
    const timing = { bet: 3_600_000, lock: 3_600_000, show: 3_600_000, alone: 3_600_000, rest: 3_600_000 }
    const tables = createLiveTables({ db, settlement: tableSettlement, log: silent, timing })
    const app = createStudioApp({
      db,
      play,
      handPlay: createHandPlay({
        db,
        wallet,
        settlement: createHandSettlement({ db, wallet, log: silent }),
        pace: 0,
        log: silent,
      }),
      tablePlay: createTablePlay({ db, wallet, settlement: tableSettlement, tables, log: silent }),
      built: { entry: () => ({ script: '', styles: [], preloads: [] }), serve: (c) => c.text('', 404) },
      log: silent,
      secret,
      appOrigins: () => [],
      callLimits: unlimitedCalls,
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
