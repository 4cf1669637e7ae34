import { GameSheet } from '../shared/protocol.ts'
import { createApi } from './api.ts'
import { domBoard } from './board-dom.ts'
import { runGame } from './game.ts'
import { openPage } from './opening.ts'
import { stripReels } from './reels-dom.ts'
import type { ReelsInput } from './reels.ts'
import { createStage } from './stage.ts'
import './style.css'

const { opening, place } = openPage(GameSheet)
const { sheet, language, still } = opening
const stage = createStage(place.root, sheet, language, place.framed)

const pictures = sheet.symbols.map((symbol) => {
  const image = new Image()
  image.src = symbol.picture
  return image
})
const { strips, rows } = sheet
const input: ReelsInput = { place: stage.reels, strips, rows, pictures, still }
const reels = sheet.mechanic === 'cluster' ? domBoard(input) : stripReels(input)

await runGame({ ...opening, stage, reels, api: createApi(place.secret) })
