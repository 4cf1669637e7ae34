import { expect, test, vi } from 'vitest'
import { HistoryFilters } from '../../../../src/features/wallet/history/history-filters.tsx'
import type { HistorySearch } from '../../../../src/features/wallet/history/history-search.ts'
import { renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test('days that cannot be a period are refused beside their field', async () => {
  const search = vi.fn<(search: HistorySearch) => void>()
  const { container: place, unmount } = await renderPage(stage.open(), () => (
    <HistoryFilters
      search={{}}
      withType={false}
      busy={false}
      offline={false}
      onSearch={search}
      onFetch={() => {}}
    />
  ))
  const [from = null, to = null] = place.querySelectorAll('input')
  const submit = () => place.querySelector('form')?.requestSubmit()
  const fieldErrors = () =>
    [...place.querySelectorAll('[data-part=error-text]')].map(({ textContent }) => textContent)
  typeInto(from, '2026-03-02')
  typeInto(to, '2026-03-01')
  submit()
  await waitFor(() => expect(fieldErrors()).toEqual(['The start date is after the end date.']))
  await waitFor(() => expect(document.activeElement).toBe(from))
  expect(search).not.toHaveBeenCalled()

  typeInto(to, '2999-01-01')
  await waitFor(() => expect(fieldErrors()).toEqual([]))
  submit()
  await waitFor(() => expect(fieldErrors()).toEqual(['Choose today or an earlier day.']))
  await waitFor(() => expect(document.activeElement).toBe(to))

  typeInto(to, '2026-03-03')
  await waitFor(() => expect(fieldErrors()).toEqual([]))
  submit()
  await waitFor(() => expect(search).toHaveBeenCalledWith({ from: '2026-03-02', to: '2026-03-03' }))

  // Without a fourth digit of the year, for instance. jsdom parses every date itself.
  Object.defineProperty(from, 'validity', { value: { badInput: true } })
  submit()
  await waitFor(() => expect(fieldErrors()).toEqual(['Enter a valid date with a four-digit year.']))
  await unmount()
})

test('a chosen type filters the chosen days', async () => {
  const search = vi.fn<(search: HistorySearch) => void>()
  const { container: place, unmount } = await renderPage(stage.open(), () => (
    <HistoryFilters
      search={{ from: '2026-03-02', type: 'deposit' }}
      withType
      busy={false}
      offline={false}
      onSearch={search}
      onFetch={() => {}}
    />
  ))
  const select = place.querySelector('select')
  const choose = (label: string) => {
    const option = [...(select?.options ?? [])].find((one) => one.label === label)
    if (!select || !option) throw new Error(`there is no type ${label}`)
    select.value = option.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  expect(select?.selectedOptions[0]?.label).toBe('Deposit')
  choose('All')
  expect(search).toHaveBeenLastCalledWith({ from: '2026-03-02' })
  choose('Withdrawal')
  expect(search).toHaveBeenLastCalledWith({ from: '2026-03-02', type: 'withdraw' })
  await unmount()
})
