import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { playerAtom } from '../../session/player.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'

interface ActivityLinkProps {
  className: string | undefined
  onNavigate?: () => void
}

/** Opens the list of errors and money news since the sign-in. Nothing without a session. */
export function ActivityLink({ className, onNavigate }: ActivityLinkProps) {
  const player = useAtomValue(playerAtom)
  if (player === undefined) return null
  return (
    <Link
      to="."
      search={(old) => ({ ...old, modal: 'activity' as const })}
      state={{ overlay: true }}
      resetScroll={false}
      className={className}
      // The link leads to the current page, but is not its entry in the menu.
      activeProps={{ 'aria-current': undefined }}
      onClick={onNavigate}
    >
      <Icon path={icons.clock} size={22} />
      <span>
        <Trans comment="Menu entry and heading: the list of errors and news about money since signing in">
          Recent alerts
        </Trans>
      </span>
    </Link>
  )
}
