import { account } from './ko/account.ts'
import { boards } from './ko/boards.ts'
import { fair } from './ko/fair.ts'
import { faq } from './ko/faq.ts'
import { game } from './ko/game.ts'
import { privacy } from './ko/privacy.ts'
import { symbols } from './ko/symbols.ts'
import { hands } from './ko/hands.ts'
import { tables } from './ko/tables.ts'
import { terms } from './ko/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const ko: OperatorTexts = {
  account,
  boards,
  description: '게임, 지갑, 고객 지원을 한곳에서',
  noScriptText: '플레이와 로그인에는 자바스크립트가 필요해요.',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
