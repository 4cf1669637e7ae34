import { account } from './ms/account.ts'
import { boards } from './ms/boards.ts'
import { fair } from './ms/fair.ts'
import { faq } from './ms/faq.ts'
import { game } from './ms/game.ts'
import { privacy } from './ms/privacy.ts'
import { symbols } from './ms/symbols.ts'
import { hands } from './ms/hands.ts'
import { tables } from './ms/tables.ts'
import { terms } from './ms/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const ms: OperatorTexts = {
  account,
  boards,
  description: 'Permainan, dompet dan sokongan di satu tempat',
  noScriptText: 'Bermain dan log masuk memerlukan JavaScript.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
