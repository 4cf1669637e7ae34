import { Trans } from '@lingui/react/macro'
import type { ResourceList } from '../../../platform/query/use-resource.ts'
import { Button } from '../../../ui/button.tsx'

interface MoreButtonProps {
  list: Pick<ResourceList<unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'>
  variant?: 'styled' | 'quiet'
}

/** Loads the next page of a list, if there is one. The button keeps the focus while it loads. */
export function MoreButton({
  list: { hasMore, isLoadingMore, loadMore },
  variant = 'styled',
}: MoreButtonProps) {
  return hasMore ? (
    <Button wide variant={variant} busy={isLoadingMore} onClick={loadMore}>
      {isLoadingMore ? <Trans>Loading</Trans> : <Trans>Load more</Trans>}
    </Button>
  ) : null
}
