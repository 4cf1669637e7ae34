import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StudioFrame } from '@marquee/contract/studio-frames.ts'
import { gameControl } from '../../../src/features/play/game-control.ts'
import GameFrame, { type GameFrameProps } from '../../../src/features/play/frame/game-frame.tsx'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { createTab } from '../../../src/session/tab.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'

/** The game's origin, a name that is never resolved: what matters is the frame, not what is in it. */
export const origin = 'https://studio.invalid'
const game = sampleGame('1001', { game_title: 'Gate' })

export const tab = createTab(browserEnvironment())
export const control = gameControl(tab)
export const deposit = vi.fn<() => void>()
const navigation = { signIn: () => {}, deposit, history: () => {}, fairness: () => {} }

/** Draws the frame's place, with a bar for the session of play if there is one, and a tile that has the focus before each test, in a window of 1440 × 900 px, and clears it. */
export function frameStage(sessionBar?: GameFrameProps['sessionBar']): void {
  let clear = (): void => {}

  beforeEach(async () => {
    i18n.load('en', {})
    i18n.activate('en')
    document.body.style.margin = '0'
    const tile = document.createElement('button')
    tile.textContent = 'tile'
    const place = document.createElement('div')
    document.body.append(tile, place)
    const root = createRoot(place)
    root.render(
      <StrictMode>
        <Provider store={tab.store}>
          <I18nProvider i18n={i18n}>
            <GameFrame navigation={navigation} onMenu={() => {}} sessionBar={sessionBar} />
          </I18nProvider>
        </Provider>
      </StrictMode>,
    )
    tile.focus()
    clear = () => root.unmount()
    await page.viewport(1440, 900)
  })

  afterEach(() => {
    control.close()
    clear()
    document.body.replaceChildren()
    vi.useRealTimers()
  })
}

/** Starts the game as a press of its tile does. */
export function start(mode: 'normal' | 'stretched' = 'normal'): number {
  return control.open(game, mode)
}

/** Starts the game, whose address is known at once. */
export async function open(mode?: 'normal' | 'stretched', studio?: StudioFrame): Promise<HTMLIFrameElement> {
  control.setAddress(start(mode), `${origin}/play?token=t`, studio)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  return frame()
}

export function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('no frame')
  return found
}

/** Size of the game's own area, CSS px. */
export function size(): { width: number; height: number } {
  const { width, height } = frame().getBoundingClientRect()
  return { width, height }
}

export const button = (name: string) => page.getByRole('button', { name, exact: true })
