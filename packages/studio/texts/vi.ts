import { account } from './vi/account.ts'
import { boards } from './vi/boards.ts'
import { fair } from './vi/fair.ts'
import { faq } from './vi/faq.ts'
import { game } from './vi/game.ts'
import { privacy } from './vi/privacy.ts'
import { symbols } from './vi/symbols.ts'
import { hands } from './vi/hands.ts'
import { tables } from './vi/tables.ts'
import { terms } from './vi/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const vi: OperatorTexts = {
  account,
  boards,
  description: 'Trò chơi, ví và hỗ trợ ở cùng một nơi',
  noScriptText: 'Cần có JavaScript để chơi và đăng nhập.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
