import { expect, test, vi } from 'vitest'
import { useAtomValue } from 'jotai'
import InstallOffer from '../../../../src/features/device/install/install-offer.tsx'
import { noteFinishedGame, offerDueAtom } from '../../../../src/features/device/install/interest.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

/** As the app shows it: while it is due. */
function Offer() {
  return useAtomValue(offerDueAtom)(0) ? <InstallOffer /> : null
}

test('the steps to install leave as other dialogs do, and the offer does not return', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Safari/604.1')
  const tab = stage.open()
  await noteFinishedGame(tab)
  const { container, unmount } = await renderPage(tab, Offer)
  const buttons = () => [...document.querySelectorAll('button')]
  const click = (label: string) =>
    buttons()
      .find((button) => [button.textContent, button.ariaLabel].includes(label))
      ?.click()
  const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
  click('Install')
  await waitFor(() => expect(dialog()?.textContent).toContain('Add to your home screen'))
  const leaving = vi.fn<() => void>()
  new MutationObserver(leaving).observe(document, { subtree: true, attributeFilter: ['inert'] })
  click('Close')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(leaving).toHaveBeenCalled()
  expect(container.textContent).toBe('')
  await waitFor(() => expect(tab.store.get(offerDueAtom)(0)).toBe(false))
  await unmount()
})
