import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { success } from '@marquee/contract/result.ts'
import { TicketForm } from '../../../../src/features/support/ticket/ticket-form.tsx'
import type { Http } from '../../../../src/platform/http/http.ts'
import { emailAtom, uidAtom } from '../../../../src/platform/remembered-login.ts'
import { type RenderedPage, renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let tab: FakeTab
let page: RenderedPage | undefined

beforeEach(() => {
  tab = stage.open()
})
afterEach(() => page?.unmount())

test('a signed-in player needs no e-mail address: the account’s is sent', async () => {
  const sent: unknown[] = []
  const call = (_endpoint: unknown, { body }: { body?: unknown }) => {
    sent.push(body)
    return Promise.resolve(success({ id: 'T-1' }))
  }
  vi.spyOn(tab.http, 'call').mockImplementation(call as Http['call'])
  tab.store.set(uidAtom, 'demo')
  const account = { username: 'demo', email: 'demo@example.test' }
  page = await renderPage(tab, () => <TicketForm account={account} />)
  const { container: place } = page
  await waitFor(() => expect(place.textContent).toContain('We will reply to demo@example.test'))
  expect(place.querySelector('[name=email]')).toBeNull()
  typeInto(place.querySelector('input'), 'A question')
  typeInto(place.querySelector('textarea'), 'What is this?')
  place.querySelector('form')?.requestSubmit()
  await waitFor(() =>
    expect(sent).toEqual([{ email: 'demo@example.test', subject: 'A question', content: 'What is this?' }]),
  )
  await waitFor(() => expect(place.textContent).toContain('T-1'))
  expect(tab.store.get(emailAtom)).toBe('')
})

test('there is no e-mail field while the account loads', async () => {
  page = await renderPage(tab, () => <TicketForm account="loading" />)
  await waitFor(() => expect(page?.container.querySelector('textarea')).not.toBeNull())
  expect(page.container.querySelector('[name=email]')).toBeNull()
})
