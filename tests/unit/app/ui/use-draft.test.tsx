import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useDraft } from '../../../../src/ui/form/use-draft.ts'
import { openTab } from '../../../support/stage.ts'

function Form({ player }: { player: string | undefined }) {
  const { values, set } = useDraft(player, 'ticket', { subject: '' })
  return (
    <button type="button" onClick={() => set('subject', 'Private')}>{`subject: ${values.subject}`}</button>
  )
}

test('a mounted form keeps its text when the player signs in, and shows no text of another player', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const { store } = openTab()
  const show = (player: string | undefined) =>
    act(async () =>
      root.render(
        <Provider store={store}>
          <Form player={player} />
        </Provider>,
      ),
    )
  await show(undefined)
  await act(async () => place.querySelector('button')?.click())
  await show('demo')
  expect(place.textContent).toBe('subject: Private')
  await show('other')
  expect(place.textContent).toBe('subject: ')
  await act(async () => root.unmount())
  place.remove()
})
