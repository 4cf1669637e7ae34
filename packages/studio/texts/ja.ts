import { account } from './ja/account.ts'
import { boards } from './ja/boards.ts'
import { fair } from './ja/fair.ts'
import { faq } from './ja/faq.ts'
import { game } from './ja/game.ts'
import { privacy } from './ja/privacy.ts'
import { symbols } from './ja/symbols.ts'
import { hands } from './ja/hands.ts'
import { tables } from './ja/tables.ts'
import { terms } from './ja/terms.ts'
import type { OperatorTexts } from './texts.ts'

export const ja: OperatorTexts = {
  account,
  boards,
  description: 'ゲーム、ウォレット、サポートをひとつに',
  noScriptText: 'プレイとログインにはJavaScriptが必要です。',
  fair,
  faq,
  game,
  privacy,
  symbols,
  hands,
  tables,
  terms,
}
