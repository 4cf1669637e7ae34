import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { AvailabilityMark } from '../../../src/features/account/fields/availability-mark.tsx'
import '../../../src/theme/motion.css'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { Spinner } from '../../../src/ui/states/spinner.tsx'

let root: Root
let place: HTMLElement

beforeEach(() => {
  i18n.load('en', {})
  i18n.activate('en')
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ChakraRoot>
          <Spinner />
          <AvailabilityMark state="checking" free="" />
        </ChakraRoot>
      </I18nProvider>,
    ),
  )
})

afterEach(async () => {
  root.unmount()
  place.remove()
  delete document.documentElement.dataset['motion']
  await setDevice('no-preference')
})

function setDevice(value: 'reduce' | 'no-preference'): Promise<unknown> {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** How many loading indicators turn. */
function turning(): number {
  return place.getAnimations({ subtree: true }).length
}

test.each([
  ['system', 'no-preference', 2],
  ['system', 'reduce', 0],
  ['on', 'no-preference', 0],
  ['off', 'reduce', 2],
] as const)(
  'with the setting %s on a device with %s, %i loading indicators turn',
  async (setting, device, count) => {
    await setDevice(device)
    document.documentElement.dataset['motion'] = setting
    await expect.poll(turning).toBe(count)
  },
)
