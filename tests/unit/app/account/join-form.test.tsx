import { afterEach, beforeEach, expect, test } from 'vitest'
import { JoinForm } from '../../../../src/features/account/join/join-form.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { renderPage, type RenderedPage, typeInto } from '../../../support/rendered-page.tsx'
import { sampleSite } from '../../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let page: RenderedPage

beforeEach(async () => {
  server = await startScriptedServer((response, request, nth) =>
    request.path.startsWith('/auth/register')
      ? json(200, { code: 'OK', msg: '', data: loginData() })(response, request, nth)
      : json(200, { code: 'OK', msg: '', data: { available: true } })(response, request, nth),
  )
  tab = stage.open()
  tab.apiHost.set(server.origin)
})

afterEach(async () => {
  await page.unmount()
  await server.close()
})

async function show(variables: Parameters<typeof sampleSite>[0]): Promise<void> {
  tab.store.set(siteConfigAtom, sampleSite(variables))
  page = await renderPage(tab, () => <JoinForm renderDocument={() => null} onDone={() => {}} />)
  await waitFor(() => expect(field('username')).toBeDefined())
}

function field(name: string): HTMLInputElement {
  const input = page.container.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`there is no field ${name}`)
  return input
}

function type(name: string, text: string): void {
  typeInto(field(name), text)
}

const birthFields = () => page.container.querySelectorAll('fieldset, [autocomplete^=bday]').length
const calledForTerms = () => server.received.filter(({ path }) => path.includes('/supports/document/')).length

test('an operator with the specification’s fields alone: neither a date of birth nor a version of the terms', async () => {
  await show({})
  expect(birthFields()).toBe(0)
  const links = [...page.container.querySelectorAll('a[target=_blank]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links).toEqual(['/etc/terms-of-service', '/etc/privacy-policy'])
  type('username', 'jiwoo_92')
  type('email', 'jiwoo@example.test')
  type('password', 'copper-kite-over-hills')
  type('confirm', 'copper-kite-over-hills')
  type('nickname', 'Jiwoo')
  type('phone', '010-1234-5678')
  field('terms_version').click()
  await waitFor(() => expect(field('terms_version').closest('label')?.dataset['state']).toBe('checked'))
  page.container.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(tab.session.isSignedIn()).toBe(true))
  const sent = server.received.find(({ path }) => path.startsWith('/auth/register'))
  expect(Object.keys(JSON.parse(sent?.body ?? '{}') as object).toSorted()).toEqual([
    'email',
    'nickname',
    'password',
    'phone',
    'username',
  ])
  expect(calledForTerms()).toBe(0)
  // The form is emptied, which is no reason to announce errors.
  await waitFor(() => expect(field('username').value).toBe(''))
  expect(page.container.querySelectorAll('[role=alert]:not(:empty), [aria-invalid=true]')).toHaveLength(0)
})

test('a site that requires both shows both, and the terms are fetched', async () => {
  await show({ birth_date_required: true, terms_version_required: true })
  expect(birthFields()).toBeGreaterThan(0)
  await waitFor(() => expect(calledForTerms()).toBe(1))
  expect(field('terms_version').disabled).toBe(true)
})

test('a site without published terms shows a note and requires no consent', async () => {
  await show({ features: [] })
  expect(page.container.textContent).toContain('The terms are not available here.')
  expect(page.container.querySelector('input[type=checkbox]')).toBeNull()
  await page.unmount()
  await show({ features: [], documents: { terms: { link: 'https://site.example/terms' } } })
  expect(page.container.querySelector('input[type=checkbox]')).not.toBeNull()
  expect(calledForTerms()).toBe(0)
})

test('letters in a date of birth stay in the field, with a sentence that says what it takes', async () => {
  await show({ birth_date_required: true })
  type('birth_year', '199o')
  field('birth_year').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await waitFor(() =>
    expect(page.container.textContent).toContain('Enter a valid date with a four-digit year.'),
  )
  expect(field('birth_year').value).toBe('199o')
})

test('the country of the phone number is the browser’s, and stays as it was chosen', async () => {
  tab.environment.navigator = { languages: ['de-DE', 'de'] }
  await show({})
  const country = () => page.container.querySelector<HTMLSelectElement>('select[autocomplete=off]')
  expect(country()?.value).toBe('DE')
  await waitFor(() => expect(country()?.querySelectorAll('option').length).toBeGreaterThan(200))
  const choose = country()
  if (choose) {
    choose.value = 'US'
    choose.dispatchEvent(new Event('change', { bubbles: true }))
  }
  type('phone', '416 555 0123')
  field('phone').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await waitFor(() => expect(field('phone').value).toBe('(416) 555-0123'))
  expect(country()?.value).toBe('US')
})
