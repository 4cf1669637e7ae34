import { GameSheet } from '../../shared/protocol.ts'
import { createApi } from '../common/api.ts'
import { domBoard } from './board.ts'
import { boards } from './boards.ts'
import { runGame } from './slot-game.ts'
import { openPage } from '../common/opening.ts'
import { stripReels } from './strip-reels.ts'
import type { ReelsInput } from './reels.ts'
import { createStage } from './slot-stage.ts'
import './slot.css'

const { opening, mount } = openPage(GameSheet)
const { sheet, language, still } = opening
const stage = createStage(mount.root, sheet, language, mount.framed)

const pictures = sheet.symbols.map((symbol) => {
  const image = new Image()
  image.src = symbol.picture
  return image
})
const { strips, rows } = sheet
const input: ReelsInput = { container: stage.reels, strips, rows, pictures, still }
const reels = boards[sheet.mechanic] === 'cells' ? domBoard(input) : stripReels(input)

await runGame({ ...opening, stage, reels, api: createApi(mount.secret) })
