import { handNames } from '../../shared/hand-names.ts'
import { HandSheet } from '../../shared/hand-protocol.ts'
import { figureIn, openPage } from '../common/opening.ts'
import { createHandApi } from './hand-api.ts'
import { createHandCards } from './hand-cards.ts'
import { runHands } from './hand-run.ts'
import { createHandStage } from './hand-stage.ts'
import './hands.css'

/** Opens the game of hands of this page. */
export async function openHands(): Promise<void> {
  const { opening, mount } = openPage(HandSheet)
  const { sheet, language } = opening
  const isHoldem = sheet.kind === 'holdem'
  const stage = createHandStage(mount.root, sheet, mount.framed)
  const names = handNames(sheet.hand, figureIn(language), isHoldem)
  const places = isHoldem ? (['dealer', 'board', 'player'] as const) : (['dealer', 'player'] as const)
  await runHands({
    ...opening,
    stage,
    names,
    places: createHandCards(stage, names, places),
    api: createHandApi(mount.secret),
  })
}
