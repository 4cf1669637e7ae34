import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { comingSoonAtom } from '../../platform/config/offers.ts'
import type { IconPath } from '../../ui/icon/icons.ts'
import { NewestGames } from '../home/newest-games.tsx'
import { NotFound } from './not-found.tsx'
import { StartLinks } from './start-links.tsx'

interface ComingSoonPageProps {
  icon: IconPath
  title: string
  /** A link after those to home and the games. */
  children?: ReactNode
}

/** A page of what is to come, or none where the site does not announce it. */
export function ComingSoonPage({ icon, title, children }: ComingSoonPageProps) {
  if (!useAtomValue(comingSoonAtom)) return <NotFound />
  return (
    <>
      <ComingSoon icon={icon} title={title}>
        <StartLinks />
        {children}
      </ComingSoon>
      <NewestGames kind="slots" />
    </>
  )
}
