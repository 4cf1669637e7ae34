import * as v from 'valibot'
import { GameSheet } from '../protocol.ts'
import { createApi } from './api.ts'
import { domBoard } from './board-dom.ts'
import { createFair } from './fair.ts'
import { runGame } from './game.ts'
import { chooseReels } from './reels-choice.ts'
import type { ReelsInput } from './reels.ts'
import { sessionSecret } from './session-secret.ts'
import { createSound } from './sound.ts'
import { createStage } from './stage.ts'
import './style.css'

const page = document.documentElement
const language = page.lang
const sheet = v.parse(GameSheet, JSON.parse(document.getElementById('sheet')?.textContent ?? ''))
const token = new URLSearchParams(location.search).get('token') ?? ''
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
const still = () => lessMotion.matches

const root = document.getElementById('game') ?? document.body
const stage = createStage(root, sheet, language, window.parent !== window)
stage.root.style.setProperty('--scene', `url("/scene/${sheet.id}.svg")`)

const pictures = sheet.symbols.map((symbol) => {
  const image = new Image()
  image.src = symbol.picture
  return image
})
const light = getComputedStyle(page).getPropertyValue('--light').trim() || '#ffffff'
const { strips, rows } = sheet
const input: ReelsInput = { place: stage.reels, strips, rows, pictures, still }
const reels = sheet.mechanic === 'cluster' ? domBoard(input) : chooseReels(input, light)

await runGame({
  sheet,
  token,
  language,
  origins: (page.dataset['origins'] ?? '').split(' ').filter(Boolean),
  stage,
  reels,
  api: createApi(sessionSecret(token)),
  fair: createFair(sessionSecret(token)),
  sound: createSound(),
  still,
})
