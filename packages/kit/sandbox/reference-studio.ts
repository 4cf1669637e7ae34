import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { listen } from '@marquee/operator/http/listen.ts'
import { startStudio } from '@marquee/studio/server/start.ts'

/** The studio of this repository, on a database in memory. */
export interface ReferenceStudio {
  /** A slot, and a title of each kind of live game. */
  readonly games: readonly { readonly id: string; readonly title: string }[]
  close(): Promise<void>
}

/**
 * Starts it against a wallet. What goes wrong there is told to `say`.
 *
 * @throws Error when the games are not built, StartupError when the port is taken
 */
export async function startReferenceStudio(options: {
  readonly port: number
  readonly host: string
  readonly wallet: string
  readonly secret: string
  readonly say: (line: string) => void
}): Promise<ReferenceStudio> {
  const { port, host, wallet, secret, say } = options
  const database = await openDatabase({ memory: true })
  try {
    const studio = await startStudio({
      db: database.db,
      listen: (app) => listen(app, port, host, undefined),
      operatorOrigin: wallet,
      secret,
      log: ({ event, ...facts }) => say(`studio: ${event} ${JSON.stringify(facts)}`),
    })
    return {
      games: oneOfEachKind(),
      async close() {
        await studio.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function oneOfEachKind(): ReferenceStudio['games'] {
  const byKind = Map.groupBy(catalogue().games, (game) => game.table ?? 'slot')
  return [...byKind].flatMap(([kind, [game]]) =>
    game === undefined ? [] : [{ id: game.id, title: `${kind}: ${game.title.en}` }],
  )
}
