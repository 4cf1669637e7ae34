import { account } from './zh-CN/account.ts'
import { boards } from './zh-CN/boards.ts'
import { fair } from './zh-CN/fair.ts'
import { faq } from './zh-CN/faq.ts'
import { game } from './zh-CN/game.ts'
import { privacy } from './zh-CN/privacy.ts'
import { symbols } from './zh-CN/symbols.ts'
import { hands } from './zh-CN/hands.ts'
import { tables } from './zh-CN/tables.ts'
import { terms } from './zh-CN/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const zhCN: OperatorTexts = {
  account,
  boards,
  description: '游戏、钱包与客服，一处搞定',
  noScriptText: '游戏和登录需要 JavaScript。',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
