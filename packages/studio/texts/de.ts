import { account } from './de/account.ts'
import { boards } from './de/boards.ts'
import { fair } from './de/fair.ts'
import { faq } from './de/faq.ts'
import { game } from './de/game.ts'
import { privacy } from './de/privacy.ts'
import { symbols } from './de/symbols.ts'
import { hands } from './de/hands.ts'
import { tables } from './de/tables.ts'
import { terms } from './de/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const de: OperatorTexts = {
  account,
  boards,
  description: 'Spiele, Wallet und Kundenservice an einem Ort',
  noScriptText: 'Zum Spielen und Anmelden ist JavaScript nötig.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
