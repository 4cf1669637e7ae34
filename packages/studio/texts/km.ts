import { account } from './km/account.ts'
import { boards } from './km/boards.ts'
import { fair } from './km/fair.ts'
import { faq } from './km/faq.ts'
import { game } from './km/game.ts'
import { privacy } from './km/privacy.ts'
import { symbols } from './km/symbols.ts'
import { hands } from './km/hands.ts'
import { tables } from './km/tables.ts'
import { terms } from './km/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const km: OperatorTexts = {
  account,
  boards,
  description: 'ហ្គេម កាបូបលុយ និងសេវាអតិថិជន នៅកន្លែងតែមួយ',
  noScriptText: 'ការលេង និងការចូលគណនី ត្រូវការ JavaScript។',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
