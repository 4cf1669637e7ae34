import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'

/** Skeleton of a page whose code is loading. */
export function PagePending() {
  const { i18n } = useLingui()
  const page = useMatches({ structuralSharing: false, select: (matches) => matches.at(-1)?.staticData })
  const kind = page?.layout === 'fullpage-type-a' ? 'form' : 'page'
  return <PageSkeleton kind={kind} title={page?.title && i18n._(page.title)} />
}
