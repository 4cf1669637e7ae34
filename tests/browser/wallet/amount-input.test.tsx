// Long because it has every way of entering an amount, case by case.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { AmountInput } from '../../../src/ui/amount/amount-input.tsx'
import { parseField } from '../../../src/ui/amount/amount-text.ts'
import { waitFor } from '../../support/wait-for.ts'

let root: Root
let field: HTMLInputElement
let held: string

function Form({ currency, onHeld }: { currency: string; onHeld: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <AmountInput
      aria-label="Amount"
      currency={currency}
      value={value}
      onChange={(next) => {
        setValue(next)
        onHeld(next)
      }}
    />
  )
}

async function show(locale: string, currency: string): Promise<void> {
  i18n.loadAndActivate({ locale, messages: {} })
  held = ''
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <ChakraRoot>
        <Form currency={currency} onHeld={(value) => (held = value)} />
      </ChakraRoot>
    </I18nProvider>,
  )
  await waitFor(() => expect(place.querySelector('input')).not.toBeNull())
  field = place.querySelector('input') as HTMLInputElement
  field.focus()
}

beforeEach(() => show('en', 'KRW'))
afterEach(() => root.unmount())

/** The text of the field, with `|` for the caret. */
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
  test('separators appear while typing, and the value has none', async () => {
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

  test('a letter is not taken, and digits of every script are', async () => {
    await userEvent.keyboard('1a2원3')
    expect(seen()).toBe('123|')
    await userEvent.keyboard('４')
    expect(held).toBe('1234')
    await userEvent.keyboard('٥')
    expect(field.value).toMatch(/(?:5|٥)$/)
  })

  test('a separator typed by hand is no obstacle', async () => {
    await userEvent.keyboard('10,000')
    expect(seen()).toBe('10,000|')
    expect(held).toBe('10000')
    await userEvent.keyboard(',000')
    expect(seen()).toBe('10,000,000|')
    expect(held).toBe('10000000')
  })

  test('a keyboard that inserts the whole number again finishes it', async () => {
    await userEvent.keyboard('1000')
    field.select()
    await compose('1,0000')
    await cdp().send('Input.insertText', { text: '1,0000' })
    await waitFor(() => expect(seen()).toBe('10,000|'))
    expect(held).toBe('10000')
  })
})

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

describe('pasting', () => {
  test.each([
    ['1,000,000원', '1,000,000|', '1000000'],
    ['₩ 50,000', '50,000|', '50000'],
    ['1e4', '1e4|', '1e4'],
    ['-10000', '-10000|', '-10000'],
    ['10000.5', '10000.5|', '10000.5'],
    ['１０，０００円', '10,000|', '10000'],
  ])('%s', async (text, shown, value) => {
    await paste(text)
    await waitFor(() => expect(seen()).toBe(shown))
    expect(held).toBe(value)
  })

  test('digits pasted into the middle', async () => {
    await userEvent.keyboard('1000')
    await caretTo('1|,000')
    await paste('55')
    await waitFor(() => expect(seen()).toBe('155|,000'))
  })

  test('a fraction pasted behind an amount does not run into it', async () => {
    await userEvent.keyboard('1000')
    await paste(',5')
    await waitFor(() => expect(held).toBe('1,000,5'))
  })
})

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

describe('composition', () => {
  test('the text is left alone while it is composed, and read once at its end', async () => {
    await compose('1')
    await compose('10000')
    await waitFor(() => expect(field.value).toBe('10000'))
    expect(held).toBe('')
    await cdp().send('Input.insertText', { text: '10000' })
    await waitFor(() => expect(seen()).toBe('10,000|'))
    expect(held).toBe('10000')
  })

  test('digits composed behind grouped ones are counted once', async () => {
    await userEvent.keyboard('1000')
    await compose('0')
    await compose('000')
    await waitFor(() => expect(field.value).toBe('1,000000'))
    await cdp().send('Input.insertText', { text: '000' })
    await waitFor(() => expect(seen()).toBe('1,000,000|'))
    expect(held).toBe('1000000')
  })

  test.each([
    ['１００００', '10000'],
    ['まん', 'まん'],
  ])('%s from an input method has the value %s', async (text, value) => {
    await compose(text)
    expect(field.value).toBe(text)
    await cdp().send('Input.insertText', { text })
    await waitFor(() => expect(held).toBe(value))
  })
})

test('an amount filled in by the browser is grouped', async () => {
  await userEvent.fill(field, '150000')
  expect(held).toBe('150000')
  expect(field.value).toBe('150,000')
})

describe('a currency with decimals', () => {
  /** Shows the field anew and types into it. */
  async function type(locale: string, currency: string, keys: string): Promise<void> {
    root.unmount()
    await show(locale, currency)
    if (keys) await userEvent.keyboard(keys)
  }

  test.each([
    ['en', 'USD', '1234.50', '1,234.50|', '1234.50'],
    ['de', 'USD', '1234,50', '1.234,50|', '1234.50'],
    ['ko', 'USD', '12.3', '12.3|', '12.3'],
    ['en', 'KWD', '1234.567', '1,234.567|', '1234.567'],
    ['id', 'KWD', '0,5', '0,5|', '0.5'],
    ['ja', 'JPY', '12345', '12,345|', '12345'],
    // Amounts of another language stay as typed and are refused.
    ['en', 'USD', '12,34', '12,34|', '12,34'],
    ['en', 'KWD', '12,5', '12,5|', '12,5'],
    ['de', 'USD', '12.34', '12.34|', '\u206012.34'],
    ['en', 'JPY', '12,5', '12,5|', '12,5'],
    // Groups written by hand.
    ['en', 'USD', '1,234,567.8', '1,234,567.8|', '1234567.8'],
    ['de', 'USD', '1.234,5', '1.234,5|', '1234.5'],
    ['en', 'JPY', '10,000', '10,000|', '10000'],
  ])('%s %s: typing %s shows %s', async (locale, currency, keys, shown, value) => {
    await type(locale, currency, keys)
    expect(seen()).toBe(shown)
    expect(held).toBe(value)
  })

  test('no decimals are offered where the currency has none', async () => {
    expect(field.inputMode).toBe('numeric')
    await type('en', 'USD', '')
    expect(field.inputMode).toBe('decimal')
    // The numeric keyboard of this English device has no comma.
    await type('de', 'USD', '')
    expect(field.inputMode).toBe('text')
  })

  test('the caret stays between its digits, before the decimals and in them', async () => {
    await type('en', 'USD', '1234.56')
    await caretTo('1,2|34.56')
    await userEvent.keyboard('9')
    expect(seen()).toBe('12,9|34.56')
    await caretTo('12,934.|56')
    await userEvent.keyboard('7')
    expect(seen()).toBe('12,934.7|56')
    await userEvent.keyboard('{Backspace}')
    expect(seen()).toBe('12,934.|56')
  })

  test('a decimal sign put between digits splits them there', async () => {
    await type('en', 'USD', '1234')
    await caretTo('1,2|34')
    await userEvent.keyboard('.')
    expect(seen()).toBe('12.|34')
    expect(held).toBe('12.34')
  })

  test('Backspace takes the decimal sign, and a group’s digit', async () => {
    await type('en', 'USD', '1234.')
    await userEvent.keyboard('{Backspace}')
    expect(seen()).toBe('1,234|')
    await caretTo('1,|234')
    await userEvent.keyboard('{Backspace}')
    expect(seen()).toBe('|234')
  })

  test.each([
    ['$1,234.50', '1234.50'],
    ['1.234,50 $', '1234.50'],
    ['1,000,000', '1000000'],
    ['1.5e3', '1.5e3'],
  ])('pasted %s', async (text, value) => {
    await type('en', 'USD', '')
    await paste(text)
    await waitFor(() => expect(held).toBe(value))
  })

  test('a sign from an input method marks decimals', async () => {
    await type('en', 'USD', '12')
    await compose('.')
    await cdp().send('Input.insertText', { text: '.' })
    await waitFor(() => expect(seen()).toBe('12.|'))
    await userEvent.keyboard('5')
    expect(held).toBe('12.5')
  })
})

test('a very long pasted text is cut and refused, and the field still works', async () => {
  await paste('1'.repeat(60_000))
  await waitFor(() => expect(held).not.toBe(''))
  expect(field.value.length).toBeLessThan(50)
  expect(parseField(held, 'KRW').ok).toBe(false)
  field.select()
  await userEvent.keyboard('1000')
  expect(seen()).toBe('1,000|')
})
