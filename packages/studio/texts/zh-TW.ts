import { account } from './zh-TW/account.ts'
import { boards } from './zh-TW/boards.ts'
import { fair } from './zh-TW/fair.ts'
import { faq } from './zh-TW/faq.ts'
import { game } from './zh-TW/game.ts'
import { privacy } from './zh-TW/privacy.ts'
import { symbols } from './zh-TW/symbols.ts'
import { hands } from './zh-TW/hands.ts'
import { tables } from './zh-TW/tables.ts'
import { terms } from './zh-TW/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const zhTW: OperatorTexts = {
  account,
  boards,
  description: '遊戲、錢包與客服，一次到位',
  noScriptText: '遊戲和登入需要 JavaScript。',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
