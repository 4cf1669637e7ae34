import * as v from 'valibot'
import { tableNames } from '../../table-names.ts'
import { TableSheet } from '../../table-protocol.ts'
import { createFair } from '../fair.ts'
import { sessionSecret } from '../session-secret.ts'
import { createSound } from '../sound.ts'
import type { Layout, LayoutInput } from './layout.ts'
import { createSpots, walkWithArrows } from './spots.ts'
import { createTableApi } from './table-api.ts'
import { createTableStage } from './table-stage.ts'
import { runTable } from './table.ts'
import './table.css'

/** Opens the table of this page with the layout of its kind. */
export async function openTable(createLayout: (input: LayoutInput) => Layout): Promise<void> {
  const page = document.documentElement
  const language = page.lang
  const sheet = v.parse(TableSheet, JSON.parse(document.getElementById('sheet')?.textContent ?? ''))
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const root = document.getElementById('game') ?? document.body
  const stage = createTableStage(root, sheet, window.parent !== window)
  root.style.setProperty('--scene', `url("/scene/${sheet.id}.svg")`)

  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const names = tableNames(sheet.kind, { words: sheet.table, figure: (value) => number.format(value) })
  let press: (spots: readonly string[]) => void = () => undefined
  let tell: (text: string) => void = () => undefined
  const spots = createSpots(sheet, names.spot, (spot) => press([spot]))
  const layout = createLayout({
    sheet,
    stage,
    spots,
    nameOf: names.spot,
    press: (chosen) => press(chosen),
    tell: (text) => tell(text),
    still: () => lessMotion.matches,
  })
  walkWithArrows(stage.felt)
  await runTable({
    sheet,
    token,
    language,
    origins: (page.dataset['origins'] ?? '').split(' ').filter(Boolean),
    stage,
    spots,
    nameOf: names.spot,
    resultName: names.result,
    layout,
    api: createTableApi(sessionSecret(token)),
    fair: createFair(sessionSecret(token)),
    sound: createSound(),
    onDesk: (desk) => {
      ;({ press, tell } = desk)
    },
  })
}
