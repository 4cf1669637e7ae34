import { account } from './lo/account.ts'
import { boards } from './lo/boards.ts'
import { fair } from './lo/fair.ts'
import { faq } from './lo/faq.ts'
import { game } from './lo/game.ts'
import { privacy } from './lo/privacy.ts'
import { symbols } from './lo/symbols.ts'
import { hands } from './lo/hands.ts'
import { tables } from './lo/tables.ts'
import { terms } from './lo/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const lo: OperatorTexts = {
  account,
  boards,
  description: 'ເກມ ກະເປົາເງິນ ແລະຝ່າຍບໍລິການລູກຄ້າ ຢູ່ບ່ອນດຽວ',
  noScriptText: 'ການຫຼິ້ນ ແລະ ການເຂົ້າສູ່ລະບົບ ຕ້ອງໃຊ້ JavaScript.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
