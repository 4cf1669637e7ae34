import type { MessageDescriptor } from '@lingui/core'
import type { layoutTable } from './layout-table.ts'

declare module '@tanstack/react-router' {
  /** `staticData` of a route. */
  interface StaticDataRouteOption {
    /** `fullpage-type-a` and `none` have no bars. */
    layout?: keyof typeof layoutTable | 'fullpage-type-a' | 'none'
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
