import * as v from 'valibot'
import { GameSheet } from '../protocol.ts'
import { createApi } from './api.ts'
import { runGame } from './game.ts'
import { chooseReels } from './reels-choice.ts'
import { sessionSecret } from './session-secret.ts'
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

const pictures = await Promise.all(sheet.symbols.map((symbol) => picture(symbol.picture)))
const light = getComputedStyle(page).getPropertyValue('--light').trim() || '#ffffff'
const reels = await chooseReels({ place: stage.reels, strips: sheet.strips, pictures, still }, light)

await runGame({
  sheet,
  token,
  language,
  origins: (page.dataset['origins'] ?? '').split(' ').filter(Boolean),
  stage,
  reels,
  api: createApi(sessionSecret(token)),
  still,
})

/** A symbol's picture, ready to draw; one that cannot be had leaves its cell empty rather than the game closed. */
async function picture(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
  return image
}
