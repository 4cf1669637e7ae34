import type { MessageDescriptor } from '@lingui/core'
import type { LayoutKind } from './layout-table.ts'

/** What the shell needs to know of a route; each route file states it as `staticData`. */
export interface RouteFacts {
  layout?: LayoutKind
  /** The page's title and, visually hidden where the page shows none, its heading. */
  title?: MessageDescriptor
  /** Where the app's own back button leads when there is nothing to go back to. */
  parent?: string
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/no-empty-interface -- the library is extended by declaration merging
  interface StaticDataRouteOption extends RouteFacts {}
}
