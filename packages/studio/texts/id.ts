import { account } from './id/account.ts'
import { boards } from './id/boards.ts'
import { fair } from './id/fair.ts'
import { faq } from './id/faq.ts'
import { game } from './id/game.ts'
import { privacy } from './id/privacy.ts'
import { symbols } from './id/symbols.ts'
import { hands } from './id/hands.ts'
import { tables } from './id/tables.ts'
import { terms } from './id/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const id: OperatorTexts = {
  account,
  boards,
  description: 'Game, dompet, dan dukungan di satu tempat',
  noScriptText: 'Bermain dan masuk memerlukan JavaScript.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
