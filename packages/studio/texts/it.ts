import { account } from './it/account.ts'
import { boards } from './it/boards.ts'
import { fair } from './it/fair.ts'
import { faq } from './it/faq.ts'
import { game } from './it/game.ts'
import { privacy } from './it/privacy.ts'
import { symbols } from './it/symbols.ts'
import { hands } from './it/hands.ts'
import { tables } from './it/tables.ts'
import { terms } from './it/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const it: OperatorTexts = {
  account,
  boards,
  description: 'Giochi, portafoglio e assistenza in un unico posto',
  noScriptText: 'Per giocare e accedere serve JavaScript.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
