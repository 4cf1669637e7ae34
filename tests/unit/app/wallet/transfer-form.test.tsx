import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingTransfers } from '../../../../src/features/wallet/transfer/pending-transfers.ts'
import { TransferForm } from '../../../../src/features/wallet/transfer/transfer-form.tsx'
import { TextField } from '../../../../src/ui/form/text-field.tsx'
import { dirtyFormsAtom } from '../../../../src/platform/storage/dirty-forms.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { json, reset, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { openWalletTab } from './wallet-tab.ts'

let server: ScriptedServer
beforeEach(async () => {
  server = await startScriptedServer(json(404, { code: 4001, msg: 'notFound', data: {} }))
})
afterEach(() => server.close())

function Form() {
  const review = (amount: number) => ({ rows: [], request: { kind: 'withdraw', body: { amount } } as const })
  return <TransferForm kind="withdraw" hint="" max={undefined} validate={() => undefined} review={review} />
}

test('an amount that is being sent is not offered again by a reload, and is back after a refusal', async () => {
  let answer = () => {}
  server.setScript((response, request, nth) => {
    answer = () => void json(409, { code: 6000, msg: 'wallet.closed', data: {} })(response, request, nth)
  })
  const tab = openWalletTab(server, fakeDevice())
  const { container: place, unmount } = await renderPage(tab, Form)
  const input = () => place.querySelector('input')
  const submit = () => place.querySelector('form')?.requestSubmit()
  const stored = () => tab.sessionStore.get('typed') ?? ''
  typeInto(input(), '20000')
  await waitFor(() => expect(stored()).toContain('20000'))
  submit()
  await waitFor(() => expect(place.textContent).toContain('Check and confirm'))
  submit()
  await waitFor(() => expect(server.received.map(({ path }) => path)).toContain('/wallet/withdraw'))
  expect(stored()).not.toContain('20000')
  expect(tab.store.get(dirtyFormsAtom).size).toBe(1)
  answer()
  await waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).not.toBe(''))
  const change = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change')
  change?.click()
  await waitFor(() => expect(input()?.value).toBe('20,000'))
  expect(stored()).toContain('20000')
  await unmount()
  tab.channel.close()
})

test('a request that the device could not save is not sent, and everything typed is kept', async () => {
  const tab = openWalletTab(server, fakeDevice())
  await pendingTransfers(tab.records).loaded
  const { container: place, unmount } = await renderPage(tab, Form)
  const input = () => place.querySelector('input')
  const submit = () => place.querySelector('form')?.requestSubmit()
  typeInto(input(), '20000')
  submit()
  await waitFor(() => expect(place.textContent).toContain('Check and confirm'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  submit()
  const alert = () => place.querySelector('[role=alert]')?.textContent
  await waitFor(() => expect(alert()).toContain('could not save the request, so nothing was sent'))
  put.mockRestore()
  expect(tab.sessionStore.get('typed')).toContain('20000')
  const change = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change')
  change?.click()
  await waitFor(() => expect(input()?.value).toBe('20,000'))
  expect(server.received.map(({ path }) => path)).not.toContain('/wallet/withdraw')
  await unmount()
  tab.channel.close()
})

test.each([
  ['the app can be closed', {}, 'You can close the app.'],
  ['the app must stay open where nothing is stored', { indexedDB: undefined }, 'Keep the app open'],
])('while a result is checked, %s', async (_case, overrides, text) => {
  server.setScript(reset)
  const tab = openWalletTab(server, fakeDevice(), 'demo', overrides)
  const { container: place, unmount } = await renderPage(tab, Form)
  const submit = () => place.querySelector('form')?.requestSubmit()
  typeInto(place.querySelector('input'), '20000')
  submit()
  await waitFor(() => expect(place.textContent).toContain('Check and confirm'))
  submit()
  await waitFor(() => expect(place.querySelector('[role=status]')?.textContent).toContain(text))
  await unmount()
  tab.channel.close()
})

/** A form with a second field, which is empty. */
function FormWithName() {
  const [isReviewed, setIsReviewed] = useState(false)
  const review = (amount: number) => ({ rows: [], request: { kind: 'withdraw', body: { amount } } as const })
  return (
    <TransferForm
      kind="withdraw"
      hint=""
      max={undefined}
      validate={() => undefined}
      review={review}
      isReady={() => {
        setIsReviewed(true)
        return false
      }}
    >
      <TextField label="Name" error={isReviewed ? 'Enter a name.' : undefined} />
    </TransferForm>
  )
}

test('the first field with an error takes the focus, also one under the amount', async () => {
  const tab = openWalletTab(server, fakeDevice())
  const { container: place, unmount } = await renderPage(tab, FormWithName)
  const [amount, name] = place.querySelectorAll('input')
  const submit = () => place.querySelector('form')?.requestSubmit()
  submit()
  await waitFor(() => expect(document.activeElement).toBe(amount))
  typeInto(amount ?? null, '20000')
  await waitFor(() => expect(amount?.value).toBe('20,000'))
  submit()
  await waitFor(() => expect(document.activeElement).toBe(name))
  await unmount()
  tab.channel.close()
})
