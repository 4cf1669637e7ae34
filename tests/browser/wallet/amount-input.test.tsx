import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { AmountInput } from '../../../src/ui/amount-input.tsx'

let root: Root
let field: HTMLInputElement
let held: string

function Form({ onHeld }: { onHeld: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <AmountInput
      aria-label="Amount"
      value={value}
      onChange={(next) => {
        setValue(next)
        onHeld(next)
      }}
    />
  )
}

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  held = ''
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <Form onHeld={(value) => (held = value)} />
    </I18nProvider>,
  )
  field = await vi.waitFor(() => {
    const input = place.querySelector('input')
    if (!input) throw new Error('not rendered yet')
    return input
  })
  field.focus()
})

afterEach(() => root.unmount())

/** What stands in the field, with `|` for the caret. */
function seen(): string {
  const at = field.selectionStart ?? 0
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`
}

async function caretTo(text: string): Promise<void> {
  const at = text.indexOf('|')
  expect(field.value).toBe(text.replace('|', ''))
  field.setSelectionRange(at, at)
}

describe('typing', () => {
  test('separators appear while typing, and the amount is held without them', async () => {
    await userEvent.keyboard('1000000')
    expect(seen()).toBe('1,000,000|')
    expect(held).toBe('1000000')
  })

  test('the caret stays between its digits when one is put in the middle', async () => {
    await userEvent.keyboard('1234567')
    await caretTo('1,23|4,567')
    await userEvent.keyboard('9')
    expect(seen()).toBe('12,39|4,567')
    await userEvent.keyboard('9')
    expect(seen()).toBe('123,99|4,567')
  })

  test('Backspace and Delete at a separator take the digit beside it', async () => {
    await userEvent.keyboard('1234567')
    await caretTo('1,234,|567')
    await userEvent.keyboard('{Backspace}')
    expect(seen()).toBe('123|,567')
    await caretTo('123|,567')
    await userEvent.keyboard('{Delete}')
    expect(seen()).toBe('12,3|67')
    expect(held).toBe('12367')
  })

  test('a digit typed over a selection replaces it', async () => {
    await userEvent.keyboard('1234567')
    field.setSelectionRange(2, 5)
    await userEvent.keyboard('8')
    expect(seen()).toBe('18|,567')
  })

  test('what is no amount stays as typed and never becomes another sum', async () => {
    await userEvent.keyboard('10000.5')
    expect(field.value).toBe('10,000.5')
    expect(held).toBe('10,000.5')
  })

  test('a separator typed by hand is no obstacle', async () => {
    await userEvent.keyboard('10,000')
    expect(seen()).toBe('10,000|')
    expect(held).toBe('10000')
  })
})

describe('pasting', () => {
  async function paste(text: string): Promise<void> {
    const source = document.createElement('input')
    document.body.append(source)
    source.value = text
    source.select()
    await userEvent.copy()
    field.focus()
    await userEvent.paste()
    source.remove()
  }

  test.each([
    ['1,000,000원', '1,000,000|', '1000000'],
    ['₩ 50,000', '50,000|', '50000'],
    ['1e4', '1e4|', '1e4'],
    ['-10000', '-10000|', '-10000'],
    ['10000.5', '10000.5|', '10000.5'],
    ['１００００', '１００００|', '１００００'],
  ])('%s', async (text, shown, value) => {
    await paste(text)
    await vi.waitFor(() => expect(seen()).toBe(shown))
    expect(held).toBe(value)
  })

  test('digits pasted into the middle', async () => {
    await userEvent.keyboard('1000')
    await caretTo('1|,000')
    await paste('55')
    await vi.waitFor(() => expect(seen()).toBe('155|,000'))
  })

  test('a fraction pasted behind an amount does not run into it', async () => {
    await userEvent.keyboard('1000')
    await paste(',5')
    await vi.waitFor(() => expect(held).toBe('1,000,5'))
  })
})

describe('composition', () => {
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  test('the text is left alone while it is composed, and read once at its end', async () => {
    await compose('1')
    await compose('10000')
    await vi.waitFor(() => expect(field.value).toBe('10000'))
    expect(held).toBe('')
    await cdp().send('Input.insertText', { text: '10000' })
    await vi.waitFor(() => expect(seen()).toBe('10,000|'))
    expect(held).toBe('10000')
  })

  test('digits composed behind grouped ones are counted once', async () => {
    await userEvent.keyboard('1000')
    await compose('0')
    await compose('000')
    await vi.waitFor(() => expect(field.value).toBe('1,000000'))
    await cdp().send('Input.insertText', { text: '000' })
    await vi.waitFor(() => expect(seen()).toBe('1,000,000|'))
    expect(held).toBe('1000000')
  })

  test('letters and full-width digits from an input method stay as they are, to be refused', async () => {
    await compose('１０')
    await cdp().send('Input.insertText', { text: '１０' })
    await vi.waitFor(() => expect(held).toBe('１０'))
    expect(field.value).toBe('１０')
  })
})

test('an amount filled in by the browser is grouped', async () => {
  await userEvent.fill(field, '150000')
  expect(held).toBe('150000')
  expect(field.value).toBe('150,000')
})
