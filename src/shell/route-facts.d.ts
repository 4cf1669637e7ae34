import type { MessageDescriptor } from '@lingui/core'
import type { LayoutKind } from './layout-table.ts'

declare module '@tanstack/react-router' {
  /** What the shell needs to know of a route; each route file states it as `staticData`. */
  interface StaticDataRouteOption {
    layout?: LayoutKind
    /** The page's title. */
    title?: MessageDescriptor
    /** Where the app's own back button leads when there is nothing to go back to. */
    parent?: string
  }
}
