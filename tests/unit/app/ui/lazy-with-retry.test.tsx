// @vitest-environment jsdom
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyWithRetry } from '../../../../src/ui/states/lazy-with-retry.tsx'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

const Broken = () => {
  throw new TypeError('undefined is not a function')
}

test.each([
  ['that does not load', () => Promise.reject(new TypeError('no network')), 'Part of the app did not load'],
  ['that loads and fails', () => Promise.resolve(Broken), 'Something went wrong'],
])('a part %s is called so', async (_case, load, text) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const tab = stage.open()
  const Part = lazyWithRetry(load, 'toast')
  const { unmount } = await renderPage(tab, () => (
    <Suspense>
      <Part />
    </Suspense>
  ))
  await waitFor(() => expect(tab.store.get(toastsAtom)[0]?.text).toContain(text))
  await unmount()
})
