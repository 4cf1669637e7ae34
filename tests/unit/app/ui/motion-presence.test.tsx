import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { m } from 'framer-motion'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GamePill } from '../../../../src/features/play/game-pill.tsx'
import { AnimatedList } from '../../../../src/ui/motion/animated-list.tsx'
import { MotionPresence } from '../../../../src/ui/motion/motion-presence.tsx'
import { sampleGame } from '../../../support/sample-game.ts'

vi.mock('../../../../src/ui/motion/presence-features.ts', () => {
  throw new TypeError('error loading dynamically imported module')
})

let place: HTMLElement
let root: Root
const show = (node: ReactNode) => act(async () => root.render(node))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  place = document.createElement('div')
  root = createRoot(place)
})

afterEach(() => act(() => root.unmount()))

test('without the code for movement a part appears and disappears, and nothing is reported', async () => {
  const part = <m.p exit={{ opacity: 0 }}>Saved</m.p>
  await show(<MotionPresence>{part}</MotionPresence>)
  expect(place.textContent).toBe('Saved')
  await show(<MotionPresence>{null}</MotionPresence>)
  expect(place.textContent).toBe('')
})

test('without the code for movement a later row is visible', async () => {
  const list = (...ids: string[]) => (
    <AnimatedList items={ids.map((id) => ({ id }))} renderItem={({ id }) => id} />
  )
  await show(list('first'))
  await show(list('first', 'second'))
  const rows = [...place.querySelectorAll('li')]
  expect(rows.map((row) => [row.textContent, row.style.opacity])).toEqual([
    ['first', '1'],
    ['second', '1'],
  ])
})

test('without the code for movement the way back to a game is visible', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const page = (pill: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <MotionPresence>{pill}</MotionPresence>
    </I18nProvider>
  )
  await show(page(null))
  await show(
    page(
      <GamePill
        game={sampleGame('1')}
        label="Current game"
        onOpen={() => {}}
        closeLabel="Close"
        onClose={() => {}}
      >
        Back to game
      </GamePill>,
    ),
  )
  expect(place.querySelector('aside')?.style).toMatchObject({ opacity: '1', transform: 'none' })
})
