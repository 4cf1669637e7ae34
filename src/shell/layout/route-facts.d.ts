import type { MessageDescriptor } from '@lingui/core'
import type { LayoutKind } from './layout-table.ts'

declare module '@tanstack/react-router' {
  /** What a route tells the shell about itself, as `staticData` in the route's file. */
  interface StaticDataRouteOption {
    layout?: LayoutKind
    /** The page's title. */
    title?: MessageDescriptor
    /** Where the app's back button goes when there is no history. */
    parent?: string
    /** Whether the page shows games: during a player's stop something calm stands in its place. */
    games?: true
    /** What the page lets anybody do (spec §2, meta of the catch-all). A page with it asks for no session. */
    action?: 'read'
  }
}
