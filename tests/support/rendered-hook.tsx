import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import type { Store } from '../../src/platform/store.ts'

/** What a hook returns in a component of a tab, after each render. */
export interface RenderedHook<Result> {
  current(): Result
  unmount(): void
}

/** Renders a component that calls a hook, in the store of a tab. */
export function renderHook<Result>(
  { store }: { readonly store: Store },
  hook: () => Result,
): RenderedHook<Result> {
  let result: { readonly value: Result } | undefined
  function Caller() {
    result = { value: hook() }
    return null
  }
  const root = createRoot(document.createElement('div'))
  root.render(
    <Provider store={store}>
      <Caller />
    </Provider>,
  )
  return {
    current() {
      if (!result) throw new Error('the hook is not rendered yet')
      return result.value
    },
    unmount: () => root.unmount(),
  }
}
