import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from './site.ts'

/** The limits of an amount, and that it costs nothing where the site says so. */
export function LimitHint({ children }: { children: ReactNode }) {
  const { isFeeFree } = useSite()
  return (
    <>
      {children}
      {isFeeFree ? (
        <>
          {' '}
          <Trans>No fee.</Trans>
        </>
      ) : null}
    </>
  )
}
