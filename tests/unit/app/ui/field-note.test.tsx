import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from '../../../../src/ui/form/text-field.tsx'
import { useErrorFocus } from '../../../../src/ui/form/use-error-focus.ts'
import { acted, renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
const tooShort = 'Enter at least 3 characters.'

/** A form that checks a field when it is left, while it is corrected, and when the form is submitted. */
function Form() {
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { form, focusFirstError } = useErrorFocus()
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        focusFirstError()
      }}
    >
      <TextField
        label="Name"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setIsChecked(true)}
        error={isChecked && text.length < 3 ? `${tooShort} Now: ${text.length}` : undefined}
        hint="As in your passport."
      />
      <TextField label="Note" />
      <button type="submit">Send</button>
    </form>
  )
}

async function open() {
  const { container, unmount } = await renderPage(stage.open(), Form)
  const [name, note] = container.querySelectorAll('input')
  if (!name || !note) throw new Error('no fields')
  const alerts = () => [...container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  const description = () =>
    (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('')
  return { container, unmount, name, note, alerts, description }
}

/** Lets everything happen that happens in the next frames. */
const frames = async () => {
  for (let frame = 0; frame < 4; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await acted(() => {})
  }
}

test('the error of a field that was left is announced, and stays its description', async () => {
  const { unmount, name, note, alerts, description } = await open()
  await acted(() => name.focus())
  expect(description()).toBe('As in your passport.')
  await acted(() => note.focus())
  await waitFor(() => expect(alerts()).toEqual([`${tooShort} Now: 0`]))
  expect(description()).toBe(`${tooShort} Now: 0`)
  await unmount()
})

test('the error of a submitted form is the description of the field that gets the focus, and no alert', async () => {
  const { container, unmount, name, alerts, description } = await open()
  await acted(() => container.querySelector('form')?.requestSubmit())
  await waitFor(() => expect(document.activeElement).toBe(name))
  await frames()
  expect(description()).toBe(`${tooShort} Now: 0`)
  expect(alerts()).toEqual([])
  await unmount()
})

test('an error that changes while the player corrects it is an alert, and the description once the field is left', async () => {
  const { unmount, name, note, alerts, description } = await open()
  await acted(() => name.focus())
  await acted(() => note.focus())
  await waitFor(() => expect(alerts()).toHaveLength(1))
  await acted(() => name.focus())
  await acted(() => typeInto(name, 'ab'))
  expect(alerts()).toEqual([`${tooShort} Now: 2`])
  expect(description()).toBe('')
  await acted(() => note.focus())
  await frames()
  expect(alerts()).toEqual([])
  expect(description()).toBe(`${tooShort} Now: 2`)
  await acted(() => typeInto(name, 'abc'))
  await frames()
  expect(description()).toBe('As in your passport.')
  await unmount()
})

test('a form that is sent from its invalid field announces the error as an alert', async () => {
  const { container, unmount, name, alerts, description } = await open()
  await acted(() => name.focus())
  await acted(() => container.querySelector('form')?.requestSubmit())
  await frames()
  expect(document.activeElement).toBe(name)
  expect(alerts()).toEqual([`${tooShort} Now: 0`])
  expect(description()).toBe('')
  await unmount()
})
