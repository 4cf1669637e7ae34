import { account } from './es/account.ts'
import { boards } from './es/boards.ts'
import { fair } from './es/fair.ts'
import { faq } from './es/faq.ts'
import { game } from './es/game.ts'
import { privacy } from './es/privacy.ts'
import { symbols } from './es/symbols.ts'
import { hands } from './es/hands.ts'
import { tables } from './es/tables.ts'
import { terms } from './es/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const es: OperatorTexts = {
  account,
  boards,
  description: 'Juegos, billetera y atención al cliente en un solo lugar',
  noScriptText: 'Para jugar e iniciar sesión se necesita JavaScript.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
