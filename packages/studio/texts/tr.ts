import { account } from './tr/account.ts'
import { boards } from './tr/boards.ts'
import { fair } from './tr/fair.ts'
import { faq } from './tr/faq.ts'
import { game } from './tr/game.ts'
import { privacy } from './tr/privacy.ts'
import { symbols } from './tr/symbols.ts'
import { hands } from './tr/hands.ts'
import { tables } from './tr/tables.ts'
import { terms } from './tr/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const tr: OperatorTexts = {
  account,
  boards,
  description: 'Oyunlar, cüzdan ve destek tek yerde',
  noScriptText: 'Oynamak ve giriş yapmak için JavaScript gerekir.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
