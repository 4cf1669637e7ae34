import { type ComponentProps, Suspense } from 'react'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { GridSkeleton } from './tile-skeletons.tsx'
import type { VirtualPageGrid } from './virtual-grid.tsx'

const Grid = lazyWithRetry(() => import('./virtual-grid.tsx').then((module) => module.VirtualPageGrid))

/** A grid of games on a page that scrolls with the window, with a skeleton until its code is loaded. */
export function PageGrid(props: ComponentProps<typeof VirtualPageGrid>) {
  return (
    <Suspense fallback={<GridSkeleton container="page" />}>
      <Grid {...props} />
    </Suspense>
  )
}
