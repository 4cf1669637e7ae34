import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useTransferDraft } from '../../../../src/features/wallet/transfer/transfer-draft.ts'
import { dirtyFormsAtom } from '../../../../src/platform/storage/dirty-forms.ts'
import type { Tab } from '../../../../src/session/tab.ts'
import { typeInto } from '../../../support/rendered-page.tsx'
import { type FakeTab, openTab } from '../../../support/stage.ts'
import { signIn as begin } from './wallet-tab.ts'

function Field() {
  const [text = '', setText] = useTransferDraft('deposit')
  return <input value={text} onInput={(event) => setText(event.currentTarget.value)} readOnly />
}

/** The field in the page of a tab. */
async function openField({ store }: Tab) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Field />
      </Provider>,
    ),
  )
  return {
    text: () => place.querySelector('input')?.value,
    async type(text: string) {
      await act(async () => typeInto(place.querySelector('input'), text))
    },
    close: () => act(async () => root.unmount()),
  }
}

test('an amount is restored after an expired session, for its player only, but not after a sign-out', async () => {
  const tab = openTab()
  const { session, store } = tab
  const signIn = (username: string) => begin(tab, username)
  const { text: field, type, close } = await openField(tab)
  await act(async () => signIn('demo'))
  const isDirty = () => store.get(dirtyFormsAtom).size > 0
  expect(isDirty()).toBe(false)
  await type('30000')
  // An update of the app would load the page anew.
  expect(isDirty()).toBe(true)
  await act(() => session.dispatch({ type: 'rejectedByOperator' }))
  expect(field()).toBe('')
  expect(isDirty()).toBe(false)
  await act(async () => signIn('other'))
  expect(field()).toBe('')
  await act(() => session.dispatch({ type: 'rejectedByOperator' }))
  await act(async () => signIn('demo'))
  expect(field()).toBe('30000')
  await act(() => session.signOut())
  await act(async () => signIn('demo'))
  expect(field()).toBe('')
  await type('40000')
  await close()
  expect(isDirty()).toBe(false)
})

/** The amount in a tab that the browser has discarded and reloads after `hours`. */
async function afterReload({ environment }: FakeTab, hours: number): Promise<string | undefined> {
  const later = Date.now() + hours * 3_600_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const tab = openTab(undefined, { sessionStorage: environment.sessionStorage })
  tab.session.restore()
  tab.session.start()
  await tab.session.ready()
  const { text, close } = await openField(tab)
  const shown = text()
  await close()
  vi.restoreAllMocks()
  return shown
}

test('a reloaded page has the amount, until another day or a sign-out', async () => {
  const tab = openTab()
  begin(tab, 'demo')
  const { type, close } = await openField(tab)
  await type('30000')
  expect(await afterReload(tab, 1)).toBe('30000')
  await type('40000')
  expect(await afterReload(tab, 24)).toBe('')
  await type('60000')
  expect(await afterReload(tab, 0)).toBe('60000')
  await act(() => tab.session.signOut())
  expect(tab.environment.sessionStorage?.getItem('typed')).toBeNull()
  await close()
})

test('a stored text of another player, or an invalid one, is not shown', async () => {
  const tab = openTab()
  begin(tab, 'demo')
  const { sessionStorage } = tab.environment
  const at = Date.now()
  const texts = { deposit: '70000' }
  for (const stored of [{ player: 'other', at, texts }, { player: 'demo', at, texts: 7 }, 'x']) {
    sessionStorage?.setItem('typed', JSON.stringify(stored))
    expect(await afterReload(tab, 0)).toBe('')
  }
  sessionStorage?.setItem('typed', JSON.stringify({ player: 'demo', at, texts }))
  expect(await afterReload(tab, 0)).toBe('70000')
})
