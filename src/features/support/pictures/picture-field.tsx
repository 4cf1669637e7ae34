import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { PictureListProps } from './picture-list.tsx'

const PictureList = lazyWithRetry(() => import('./picture-list.tsx').then((module) => module.PictureList))

/** The field for the pictures of a message, where the operator accepts them. */
export function PictureField(props: PictureListProps) {
  if (!useAtomValue(offersAtom)('messages')) return null
  return (
    <Suspense fallback={<Skeleton height={132} />}>
      <PictureList {...props} />
    </Suspense>
  )
}
