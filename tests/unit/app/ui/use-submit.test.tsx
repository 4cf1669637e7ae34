import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '@marquee/contract/result.ts'
import { failure } from '../../../../src/platform/http/api-error.ts'
import { type Checked, useSubmit } from '../../../../src/ui/form/use-submit.ts'
import { waitFor } from '../../../support/wait-for.ts'

type Field = 'name' | 'note'

let root: Root
let place: HTMLElement
/** What reached the operator, in order. */
let sent: { body: unknown; key: string }[]
let check: () => Checked<Field, unknown> | Promise<Checked<Field, unknown>>
let answer: () => Promise<Result<string>>
let onSent: () => void

function Form() {
  const { formProps, errorOf, formError, error, isBusy, clearError } = useSubmit<Field, unknown, string>({
    fields: ['name', 'note'],
    check: () => check(),
    send: (body, key) => {
      sent.push({ body, key })
      return answer()
    },
    onSent: () => onSent(),
  })
  const field = (name: Field) => (
    <>
      <input name={name} aria-invalid={errorOf(name) ? true : undefined} onInput={() => clearError(name)} />
      <p id={name}>{errorOf(name)}</p>
    </>
  )
  return (
    <form {...formProps} aria-busy={isBusy}>
      {field('name')}
      {field('note')}
      <p id="form">{formError ?? error?.message}</p>
    </form>
  )
}

const text = (id: string) => place.querySelector(`#${id}`)?.textContent
const press = () =>
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const submit = () => act(async () => void press())

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  sent = []
  check = () => ({ body: { name: 'Kim' } })
  answer = async () => ({ ok: true, data: 'done' })
  onSent = () => {}
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Form />
      </I18nProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

test('a form with a slow check is sent once, however often it is submitted meanwhile', async () => {
  let go = () => {}
  const loaded = new Promise<void>((resolve) => (go = resolve))
  check = async () => {
    await loaded
    return { body: { name: 'Kim' } }
  }
  await act(async () => {
    press()
    press()
  })
  await submit()
  expect(place.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  await act(async () => go())
  expect(sent).toHaveLength(1)
  expect(place.querySelector('form')?.getAttribute('aria-busy')).toBe('false')
})

test('the same content has the same key after an unclear outcome; other content has another', async () => {
  answer = async () => failure('NETWORK_ERROR', 503, 'lost', { outcome: 'unknown' })
  await submit()
  expect(text('form')).toBe('lost')
  await submit()
  check = () => ({ body: { name: 'Lee' } })
  await submit()
  const [first, second, third] = sent.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('errors show at their fields, the first one gets the focus, and an edit removes the error of its field', async () => {
  check = () => ({
    errors: { name: 'nickname.required', note: 'content.required' },
    formError: 'counsel.required',
  })
  await submit()
  expect(sent).toEqual([])
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'))
  expect([text('name'), text('note'), text('form')].every(Boolean)).toBe(true)
  await act(
    async () => void place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
  )
  expect(text('name')).toBe('')
  expect(text('note')).not.toBe('')
})

test('the operator’s errors of known fields show at these fields; an error of another field shows for the form', async () => {
  answer = async () => failure(4001, 400, 'refused', { fields: { note: 'content.tooLong' } })
  await submit()
  expect(text('note')).not.toBe('')
  expect(text('form')).toBe('')
  answer = async () => failure(4001, 400, 'refused', { fields: { other: 'x.y', toString: 'z' } })
  await submit()
  expect(text('note')).toBe('')
  expect(text('form')).toBe('refused')
  // An error of another field shows for the form also where a field of the form has one.
  answer = async () => failure(4001, 400, 'refused', { fields: { note: 'content.tooLong', other: 'x.y' } })
  await submit()
  expect(text('note')).not.toBe('')
  expect(text('form')).toBe('refused')
  // An unknown message key shows a general 'not valid' error.
  answer = async () => failure(4001, 400, 'refused', { fields: { note: 'constructor' } })
  await submit()
  expect(text('note')).not.toBe('')
})

test('the operator’s error of the form as a whole shows beside those of its fields', async () => {
  answer = async () =>
    failure(4000, 400, 'counsel.required', {
      fields: { name: 'title.required', note: 'content.required' },
    })
  await submit()
  expect(text('form')).toBe('Enter a subject and a message.')
  expect(text('note')).not.toBe('')
  // A key that a field shows already is not repeated.
  answer = async () => failure(4001, 400, 'content.tooLong', { fields: { note: 'content.tooLong' } })
  await submit()
  expect(text('form')).toBe('')
})
