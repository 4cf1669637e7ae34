import { Suspense } from 'react'
import { lazyWithRetry } from '../states/lazy-with-retry.tsx'
import type { ModalProps } from './modal.tsx'

const LoadedModal = lazyWithRetry<ModalProps>(
  () => import('./modal.tsx').then((module) => module.Modal),
  'toast',
)

/** `Modal`, loaded when it is first opened. For pages, which are smaller without it. */
export function LazyModal(props: ModalProps) {
  return (
    <Suspense>
      <LoadedModal {...props} />
    </Suspense>
  )
}
