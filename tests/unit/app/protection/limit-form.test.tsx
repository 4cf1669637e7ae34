import { expect, test, vi } from 'vitest'
import { FirstDeposit } from '../../../../src/features/protection/first-deposit.tsx'
import { LimitForm } from '../../../../src/features/protection/limits/limit-form.tsx'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import { renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

const stage = tabStage()
// jsdom has no layout.
Element.prototype.scrollIntoView = () => {}
const limit = { kind: 'deposit', period: 'month', amount: null } as const
const words = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map((button) => button.textContent)

test.each([true, false])(
  'the question before the first deposit has no button without effect (required: %s)',
  async (isRequired) => {
    const tab = stage.open()
    signIn(tab, 'demo')
    const onBack = vi.fn<() => void>()
    const { container: place, unmount } = await renderPage(tab, () => (
      <FirstDeposit player="demo" deposit={100_000} limit={limit} isRequired={isRequired} onBack={onBack} />
    ))
    // A screen reader reads the question, and not only the field of its form.
    expect(document.activeElement?.textContent).toBe('Set a deposit limit')
    expect(words(place)).toEqual(['Set limit', 'Cancel', ...(isRequired ? [] : ['No deposit limit'])])
    place.querySelectorAll('button')[1]?.click()
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
    await unmount()
  },
)

test('a limit that was set offline before the first deposit replaces the question', async () => {
  const tab = stage.open({ fetch: () => Promise.reject(new TypeError('offline')) })
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, () => (
    <FirstDeposit player="demo" deposit={100_000} limit={limit} isRequired onBack={() => {}} />
  ))
  typeInto(place.querySelector('input'), '500000')
  await waitFor(() => expect(place.querySelector('input')?.value).toBe('500,000'))
  place.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  await waitFor(() => expect(place.querySelector('section [role=status]')?.textContent).toContain('₩500,000'))
  expect(place.querySelector('input')).toBeNull()
  expect(words(place)).toEqual(['Back'])
  await unmount()
})

test('offline a limit can be lowered but not raised', async () => {
  const tab = stage.open()
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, () => (
    <LimitForm limit={{ ...limit, amount: 50_000 }} />
  ))
  tab.store.set(connectionAtom, {
    ...tab.store.get(connectionAtom),
    state: 'offline',
  })
  const isOff = () => place.querySelector<HTMLButtonElement>('[type=submit]')?.disabled
  typeInto(place.querySelector('input'), '60000')
  await waitFor(() => expect(isOff()).toBe(true))
  typeInto(place.querySelector('input'), '40000')
  await waitFor(() => expect(isOff()).toBe(false))
  await unmount()
})

test('a deposit limit below the smallest deposit is refused, and one below the typed deposit warns', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
  const tab = stage.open({ fetch })
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, () => (
    <FirstDeposit player="demo" deposit={100_000} limit={limit} isRequired onBack={() => {}} />
  ))
  const field = place.querySelector('input')
  typeInto(field, '5000')
  await waitFor(() => expect(field?.value).toBe('5,000'))
  place.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  const error = () => place.querySelector('form [data-part=error-text]')?.textContent
  await waitFor(() => expect(error()).toBe('At least ₩10,000.'))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(fetch).not.toHaveBeenCalled()

  typeInto(field, '50000')
  await waitFor(() => expect(place.textContent).toContain('Your deposit of ₩100,000 is above this limit'))
  expect(error()).toBeUndefined()
  typeInto(field, '100000')
  await waitFor(() => expect(place.textContent).toContain('Applies immediately.'))
  await unmount()
})
