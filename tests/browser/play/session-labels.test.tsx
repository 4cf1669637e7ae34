import '../../../src/theme/shell.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '@marquee/contract/config.ts'
import { playingAtom } from '../../../src/features/protection/game/playing.ts'
import { SessionBar } from '../../../src/features/protection/game/session-bar.tsx'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { catalogues } from '../../../src/platform/i18n/i18n.ts'
import { createTab } from '../../../src/session/tab.ts'
import { waitFor } from '../../support/wait-for.ts'

const tab = createTab(browserEnvironment())
const now = new Date().toISOString()

afterAll(() => {
  tab.session.keys.clear()
  tab.channel.close()
})

test.each(languages)('no label of the session is cut on a phone in %s', async (language) => {
  await page.viewport(360, 740)
  await catalogues(tab).activate(language)
  tab.store.set(playingAtom, {
    as_of: now,
    since: now,
    session: { seconds: 0, staked: 0, won: 0, net: 0 },
    check_at: null,
    paused_until: null,
    stop: null,
    time_left: null,
  })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <SessionBar gameId="1" busy={false} active={false} />,
    }),
    history: createMemoryHistory(),
  })
  await router.load()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    ),
  )
  await waitFor(() => expect(place.querySelectorAll('[data-loaded]')).toHaveLength(2))
  for (const label of place.querySelectorAll<HTMLElement>('[data-loaded] > span:first-of-type'))
    expect(label.scrollWidth, label.textContent).toBeLessThanOrEqual(label.clientWidth)
  root.unmount()
})
