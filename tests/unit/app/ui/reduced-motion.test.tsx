import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CategoryStrip } from '../../../../src/features/lobby/home/category-strip.tsx'
import { useCounting } from '../../../../src/ui/money/use-counting.ts'

let root: Root
let place: HTMLElement
let frames: FrameRequestCallback[] = []
const scrolled = vi.fn<(behavior: ScrollBehavior | undefined) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.load('en', {})
  i18n.activate('en')
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  scrolled.mockReset()
  frames = []
  // jsdom scrolls nothing.
  const scroll = (options?: unknown) =>
    scrolled(
      typeof options === 'object' && options !== null && 'behavior' in options
        ? (options.behavior as ScrollBehavior)
        : undefined,
    )
  HTMLElement.prototype.scrollIntoView = scroll
  HTMLElement.prototype.scrollTo = scroll
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  delete document.documentElement.dataset['motion']
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo')
  vi.unstubAllGlobals()
})

/** The player's setting, and the device's. */
function setMotion(chosen: 'system' | 'on' | 'off', device: boolean): void {
  document.documentElement.dataset['motion'] = chosen
  vi.stubGlobal('matchMedia', () => ({ matches: device }))
}

async function show(content: ReactNode): Promise<void> {
  await act(async () => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>))
}

function Amount({ amount }: { amount: number }) {
  return <output>{useCounting(amount)}</output>
}

test.each([
  ['on', false, false],
  ['off', true, true],
  ['system', true, false],
  ['system', false, true],
] as const)(
  'reduced motion %s on a device with reduced motion %s; an amount counts: %s',
  async (chosen, device, counts) => {
    setMotion(chosen, device)
    await show(<Amount amount={100} />)
    await show(<Amount amount={900} />)
    expect(place.textContent).toBe(counts ? '100' : '900')
    expect(frames.length > 0).toBe(counts)
    // Long after: the count has ended.
    await act(async () => frames.at(-1)?.(performance.now() + 10_000))
    expect(place.textContent).toBe('900')
  },
)

test.each([
  ['on', false, 'auto'],
  ['off', true, 'smooth'],
  ['system', true, 'auto'],
  ['system', false, 'smooth'],
] as const)(
  'reduced motion %s on a device with reduced motion %s; the page and the strip scroll: %s',
  async (chosen, device, behavior) => {
    setMotion(chosen, device)
    await show(
      <>
        <CategoryStrip
          categories={[
            { id: 'top', label: 'All' },
            { id: 'new', label: 'New games' },
          ]}
        />
        <section id="new" />
      </>,
    )
    // The strip brings its current category into view.
    expect(scrolled.mock.calls).toEqual([[behavior]])
    await act(async () => place.querySelector<HTMLElement>('[href="#new"]')?.click())
    expect(scrolled.mock.calls).toEqual([[behavior], [behavior]])
  },
)
