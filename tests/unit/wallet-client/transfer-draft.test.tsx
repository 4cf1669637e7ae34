import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useTransferDraft } from '../../../src/features/wallet/transfer/transfer-draft.ts'
import { dirtyFormsAtom } from '../../../src/platform/storage/drafts.ts'
import { typeInto } from '../../support/rendered-page.tsx'
import { openTab } from '../../support/stage.ts'
import { signIn as begin } from './wallet-tab.ts'

function Field() {
  const [text = '', setText] = useTransferDraft('deposit')
  return <input value={text} onInput={(event) => setText(event.currentTarget.value)} readOnly />
}

test('an amount is there again after a session ran out, for its player only, and not after a sign-out', async () => {
  const tab = openTab()
  const { session, store } = tab
  const signIn = (username: string) => begin(tab, username)
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
  const field = () => place.querySelector('input')?.value
  const type = async (text: string) => {
    await act(async () => typeInto(place.querySelector('input'), text))
  }
  await act(async () => signIn('demo'))
  const isWaitedFor = () => store.get(dirtyFormsAtom).size > 0
  expect(isWaitedFor()).toBe(false)
  await type('30000')
  // An update of the app would load the page anew.
  expect(isWaitedFor()).toBe(true)
  await act(() => session.dispatch({ type: 'rejectedByOperator' }))
  expect(field()).toBe('')
  expect(isWaitedFor()).toBe(false)
  await act(async () => signIn('other'))
  expect(field()).toBe('')
  await act(() => session.dispatch({ type: 'rejectedByOperator' }))
  await act(async () => signIn('demo'))
  expect(field()).toBe('30000')
  await act(() => session.signOut())
  await act(async () => signIn('demo'))
  expect(field()).toBe('')
  await type('40000')
  await act(async () => root.unmount())
  expect(isWaitedFor()).toBe(false)
})
