import { existsSync } from 'node:fs'
import { type Operator, startOperator } from '@marquee/operator/operator.ts'
import type { Settings } from '@marquee/operator/site/settings.ts'
import { pictures } from '@marquee/studio/art/folders.ts'
import { StartupError } from '@marquee/operator/site/startup-error.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { CatalogueError } from '@marquee/studio/catalogue/listed.ts'
import { studioMigrations } from '@marquee/studio/server/database.ts'
import { historyFileIn } from '@marquee/studio/server/fairness/history.ts'
import { defaultCallLimits } from '@marquee/studio/server/http/call-limits.ts'
import { startStudio, studioPace } from '@marquee/studio/server/start.ts'
import { timesFor } from '@marquee/studio/server/tables/table-timing.ts'
import { inProject } from './project.ts'

const builtGames = inProject('dist', 'studio')

/** @throws StartupError that names what is wrong in the files of the catalogue */
function readCatalogue(options: Parameters<typeof catalogue>[0]): ReturnType<typeof catalogue> {
  try {
    return catalogue(options)
  } catch (error) {
    if (error instanceof CatalogueError) throw new StartupError(error.message)
    throw error
  }
}

/**
 * Starts the reference operator and, where the games are built, the studio in the same process: they share the database and
 * talk over HTTP. When a step fails, everything that was opened is closed again.
 *
 * @throws StartupError with a sentence for the person at the terminal
 */
export async function startSite(settings: Settings): Promise<Omit<Operator, 'studio'>> {
  const { studio: access, ...operator } = await startOperator(settings, {
    catalogue: readCatalogue,
    pictures,
    migrations: [studioMigrations],
  })
  if (!existsSync(builtGames)) {
    return { ...operator, notices: [...operator.notices, 'The studio is not built: games do not open.'] }
  }
  const { minSpinMs, ...connection } = access
  const betMs = operator.playMoney ? settings.tableBetMs : undefined
  try {
    const studio = await startStudio({
      ...connection,
      builtGame: builtGames,
      callLimits: {
        perSession: settings.studioCalls.perSession ?? defaultCallLimits.perSession,
        perAddress: settings.studioCalls.perAddress ?? defaultCallLimits.perAddress,
      },
      pace: Math.max(studioPace, minSpinMs),
      historyFile: 'folder' in settings.source ? historyFileIn(settings.source.folder) : undefined,
      tableTiming: betMs === undefined ? undefined : timesFor(betMs),
    })
    let closing: Promise<void> | undefined
    const closeBoth = async () => {
      await studio.close()
      await operator.close()
    }
    return { ...operator, close: () => (closing ??= closeBoth()) }
  } catch (error) {
    await operator.close()
    throw error
  }
}
