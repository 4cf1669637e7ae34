import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { AmountField } from '../../../src/ui/amount/amount-field.tsx'
import { waitFor } from '../../support/wait-for.ts'

test('an empty field shows its placeholder at full size and takes what is typed', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const typed = vi.fn<(value: string) => void>()
  root.render(
    <I18nProvider i18n={i18n}>
      <ChakraRoot>
        <AmountField label="Amount" value="" onChange={typed} currency="KRW" unit="₩" hint="" quick={[]} />
      </ChakraRoot>
    </I18nProvider>,
  )
  const input = await waitFor(() => {
    const found = place.querySelector('input')
    if (!found) throw new Error('not rendered yet')
    return found
  })
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(24)
  await userEvent.type(input, '2')
  expect(typed).toHaveBeenCalledWith('2')
})
