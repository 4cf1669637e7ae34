import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { noteFinishedGame } from '../../../../src/features/device/install/interest.ts'
import { languageAtom } from '../../../../src/platform/preferences.ts'
import { startInstall } from '../../../../src/platform/install.ts'
import { pendingStopAtom } from '../../../../src/session/play-stop.ts'
import { DeviceCards } from '../../../../src/shell/overlays/device-cards.tsx'
import { brandLanguage } from '../../../../brand/brand.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test('installing is offered after a finished game, and no more once the player takes a break from play', async () => {
  const tab = stage.open()
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => new EventTarget())
  // The stored event of the browser.
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => {} })
  startInstall(tab)
  await noteFinishedGame(tab)
  const { container: place, unmount } = await renderPage(tab, DeviceCards)
  await waitFor(() => expect(place.textContent).toContain('Install'))
  tab.store.set(pendingStopAtom, { kind: 'stop', from: '2026-11-23T12:00:00Z', until: null })
  await waitFor(() => expect(place.textContent).not.toContain('Install'))
  await unmount()
  window.installOffer = undefined
})

test('a visitor whose languages the app does not have may choose English', async () => {
  const tab = stage.open({ navigator: { onLine: true, languages: ['ar-EG', 'fr'] } })
  const { container: place, unmount } = await renderPage(tab, DeviceCards)
  await waitFor(() => expect(place.textContent).toContain('English'))
  expect(tab.store.get(languageAtom)).toBe(brandLanguage)
  const buttons = [...place.querySelectorAll('button')]
  await act(async () => buttons.find(({ textContent }) => textContent === 'English')?.click())
  await waitFor(() => expect(place.textContent).toBe(''))
  expect(tab.store.get(languageAtom)).toBe('en')
  await unmount()
})

test('a visitor with a language of the app is asked nothing', async () => {
  const tab = stage.open({ navigator: { onLine: true, languages: ['ar', 'th-TH'] } })
  const { container: place, unmount } = await renderPage(tab, DeviceCards)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(place.textContent).toBe('')
  await unmount()
})
