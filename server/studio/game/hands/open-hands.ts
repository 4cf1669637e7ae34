import * as v from 'valibot'
import { handNames } from '../../hand-names.ts'
import { HandSheet } from '../../hand-protocol.ts'
import { createFair } from '../fair.ts'
import { sessionSecret } from '../session-secret.ts'
import { createSound } from '../sound.ts'
import { createHandApi } from './hand-api.ts'
import { createHandPlaces } from './hand-places.ts'
import { runHands } from './hand-run.ts'
import { createHandStage } from './hand-stage.ts'
import './hands.css'

/** Opens the game of hands of this page. */
export async function openHands(): Promise<void> {
  const page = document.documentElement
  const language = page.lang
  const sheet = v.parse(HandSheet, JSON.parse(document.getElementById('sheet')?.textContent ?? ''))
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const root = document.getElementById('game') ?? document.body
  const stage = createHandStage(root, sheet, window.parent !== window)
  root.style.setProperty('--scene', `url("/scene/${sheet.id}.svg")`)
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const names = handNames(sheet.hand, (value) => number.format(value), sheet.kind === 'holdem')
  const places =
    sheet.kind === 'holdem' ? (['dealer', 'board', 'player'] as const) : (['dealer', 'player'] as const)
  const secret = sessionSecret(token)
  await runHands({
    sheet,
    token,
    language,
    origins: (page.dataset['origins'] ?? '').split(' ').filter(Boolean),
    stage,
    names,
    places: createHandPlaces(stage.arena, names, places),
    api: createHandApi(secret),
    fair: createFair(secret),
    sound: createSound(),
    still: () => lessMotion.matches,
  })
}
