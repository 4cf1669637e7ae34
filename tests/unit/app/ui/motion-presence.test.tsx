import { m } from 'framer-motion'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { MotionPresence } from '../../../../src/ui/motion/motion-presence.tsx'

vi.mock('../../../../src/ui/motion/presence-features.ts', () => {
  throw new TypeError('error loading dynamically imported module')
})

test('without the code for movement a part appears and disappears, and nothing is reported', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (part: React.ReactNode) =>
    act(async () => root.render(<MotionPresence>{part}</MotionPresence>))
  await show(<m.p exit={{ opacity: 0 }}>Saved</m.p>)
  expect(place.textContent).toBe('Saved')
  await show(null)
  expect(place.textContent).toBe('')
  act(() => root.unmount())
})
