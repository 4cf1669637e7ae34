import { expect, test } from 'vitest'
import { AccountLines } from '../../../../src/features/wallet/parts/account-lines.tsx'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

const account = { bank: 'First Bank', number: '110-222-333444', holder: 'Kim Tester' }

test('the account to pay to is shown in full, the player’s own is masked', async () => {
  const tab = stage.open()
  const pay = await renderPage(tab, () => <AccountLines account={account} copy />)
  expect(pay.container.textContent).toContain('First Bank\u00a0· Kim Tester110-222-333444')
  await pay.unmount()
  const own = await renderPage(tab, () => <AccountLines account={account} />)
  expect(own.container.textContent).not.toContain('222')
  expect(own.container.textContent).not.toContain('Tester')
  await own.unmount()
})

test('a copy that the browser refuses is reported once, beside the number that it shows', async () => {
  const tab = stage.open()
  // jsdom has no clipboard.
  const { container: place, unmount } = await renderPage(tab, () => <AccountLines account={account} copy />)
  place.querySelector<HTMLButtonElement>('[aria-label="Copy the account number"]')?.click()
  await waitFor(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe('The browser blocked copying.'),
  )
  expect(place.textContent).toContain('110-222-333444')
  expect(tab.store.get(toastsAtom)).toEqual([])
  await unmount()
})
