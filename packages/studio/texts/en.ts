import { account } from './en/account.ts'
import { boards } from './en/boards.ts'
import { fair } from './en/fair.ts'
import { faq } from './en/faq.ts'
import { game } from './en/game.ts'
import { privacy } from './en/privacy.ts'
import { symbols } from './en/symbols.ts'
import { hands } from './en/hands.ts'
import { tables } from './en/tables.ts'
import { terms } from './en/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const en: OperatorTexts = {
  account,
  boards,
  description: 'Games, wallet and support in one place',
  noScriptText: 'Playing and signing in need JavaScript.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
