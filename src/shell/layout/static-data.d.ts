import type { MessageDescriptor } from '@lingui/core'
import type { LayoutKind } from './layout-table.ts'

declare module '@tanstack/react-router' {
  /** `staticData` of a route. */
  interface StaticDataRouteOption {
    layout?: LayoutKind
    /** The page's title. */
    title?: MessageDescriptor
    /** Target of the app's back button when there is no history. */
    parent?: string
    /** Whether the page shows games: during a player's stop `LobbyStopped` replaces it. */
    games?: true
    /** What anybody may do on the page (spec §2, meta of the catch-all). */
    action?: 'read'
  }
}
