import { account } from './fil/account.ts'
import { boards } from './fil/boards.ts'
import { fair } from './fil/fair.ts'
import { faq } from './fil/faq.ts'
import { game } from './fil/game.ts'
import { privacy } from './fil/privacy.ts'
import { symbols } from './fil/symbols.ts'
import { hands } from './fil/hands.ts'
import { tables } from './fil/tables.ts'
import { terms } from './fil/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const fil: OperatorTexts = {
  account,
  boards,
  description: 'Mga laro, wallet at support sa iisang lugar',
  noScriptText: 'Kailangan ng JavaScript para maglaro at mag-sign in.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
