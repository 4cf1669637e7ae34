// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { followFilledFields } from '../../../../src/ui/form/filled-fields.ts'

const sent = vi.fn<(name: string, note: string, isChecked: boolean) => void>()

function Form() {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(name, note, isChecked)
      }}
    >
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <input type="checkbox" checked={isChecked} onChange={(event) => setChecked(event.target.checked)} />
    </form>
  )
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Ways to fill a field without an event: by the setter of the page, and by the browser's own. */
const fills = {
  'the setter of the page': (field: TextElement, value: string) => {
    field.value = value
  },
  'the setter of the browser': (field: TextElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  },
}

followFilledFields(document)

test.each(Object.entries(fills))('a form submits what was filled by %s', async (_, fill) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  const root = createRoot(main)
  await act(async () => root.render(<Form />))
  const [input, area] = main.querySelectorAll<TextElement>('input, textarea')
  if (!input || !area) throw new Error('the form has no fields')
  const submit = () => act(async () => document.forms[0]?.requestSubmit())
  fill(input, 'Kim')
  fill(area, 'Hello')
  await submit()
  expect(sent).toHaveBeenLastCalledWith('Kim', 'Hello', false)
  fill(input, '')
  await submit()
  expect(sent).toHaveBeenLastCalledWith('', 'Hello', false)
  expect(input.value).toBe('')
  await act(async () => root.unmount())
})
