import { account } from './th/account.ts'
import { boards } from './th/boards.ts'
import { fair } from './th/fair.ts'
import { faq } from './th/faq.ts'
import { game } from './th/game.ts'
import { privacy } from './th/privacy.ts'
import { symbols } from './th/symbols.ts'
import { hands } from './th/hands.ts'
import { tables } from './th/tables.ts'
import { terms } from './th/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const th: OperatorTexts = {
  account,
  boards,
  description: 'เกม กระเป๋าเงิน และฝ่ายบริการลูกค้า รวมไว้ในที่เดียว',
  noScriptText: 'การเล่นและการเข้าสู่ระบบต้องใช้ JavaScript',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
