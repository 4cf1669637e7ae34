import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@marquee/contract/result.ts'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'

interface ListFailedProps {
  of: 'games' | 'providers'
  error: ApiError | undefined
  isFetching: boolean
  onRetry: () => void
}

/** Error state of the list of games or providers. */
export function ListFailed({ of, error, isFetching, onRetry }: ListFailedProps) {
  const { t } = useLingui()
  return (
    <LoadFailed
      title={of === 'games' ? t`The games could not be loaded.` : t`The provider list could not be loaded.`}
      error={error}
      busy={isFetching}
      onRetry={onRetry}
    />
  )
}
