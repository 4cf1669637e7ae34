import { type ComponentType, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { lazyPage, pagesArrived } from '../../../src/ui/states/lazy-page.tsx'

const minute = 60_000

/** What a first render of a page shows, before anything else can come. */
function shownAtOnce(Page: ComponentType): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <Suspense fallback="loading">
        <Page />
      </Suspense>,
    ),
  )
  const shown = place.textContent
  root.unmount()
  return shown
}

test('a page is fetched before it is rendered, and shown without its loading state once it has come', async () => {
  let fetches = 0
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Page = lazyPage(() => {
    fetches += 1
    return promise
  })
  expect(fetches).toBe(1)
  expect(shownAtOnce(Page)).toBe('loading')
  resolve(() => 'page')
  await pagesArrived(minute)
  expect(shownAtOnce(Page)).toBe('page')
  expect(fetches).toBe(1)
})

test('a page that cannot be fetched keeps nobody waiting', async () => {
  lazyPage(() => Promise.reject<ComponentType>(new Error('no network')))
  await pagesArrived(minute)
  lazyPage(() => new Promise<ComponentType>(() => {}))
  await pagesArrived(1)
})
