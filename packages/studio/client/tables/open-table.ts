import { tableNames } from '../../shared/table-names.ts'
import { TableSheet } from '../../shared/table-protocol.ts'
import { figureIn, openPage } from '../common/opening.ts'
import type { Layout, LayoutInput } from './layout.ts'
import { createSpots, moveWithArrows } from './spots.ts'
import { createTableApi } from './table-api.ts'
import { createTableStage } from './table-stage.ts'
import { runTable } from './table.ts'
import './table.css'

/** Opens the table of this page with the layout of its kind. */
export async function openTable(createLayout: (input: LayoutInput) => Layout): Promise<void> {
  const { opening, mount } = openPage(TableSheet)
  const { sheet, language, still } = opening
  const stage = createTableStage(mount.root, sheet, mount.framed)
  const names = tableNames(sheet.kind, { words: sheet.table, figure: figureIn(language) })
  let put: (spots: readonly string[]) => void = () => undefined
  let announce: (text: string) => void = () => undefined
  const spots = createSpots(sheet, language, names.spot, (spot) => put([spot]))
  const layout = createLayout({
    sheet,
    language,
    stage,
    spots,
    nameOf: names.spot,
    put: (chosen) => put(chosen),
    announce: (text) => announce(text),
    still,
  })
  moveWithArrows(stage.felt)
  await runTable({
    ...opening,
    stage,
    spots,
    nameOf: names.spot,
    resultName: names.result,
    layout,
    api: createTableApi(mount.secret),
    onScreen: (screen) => {
      ;({ put, announce } = screen)
    },
  })
}
