import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { playerAtom } from '../../session/player.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'

interface HappenedLinkProps {
  className: string | undefined
  onNavigate?: () => void
}

/** Opens the list of what happened since the player signed in. Nothing without a session. */
export function HappenedLink({ className, onNavigate }: HappenedLinkProps) {
  const player = useAtomValue(playerAtom)
  if (player === undefined) return null
  return (
    <Link
      to="."
      search={(old) => ({ ...old, modal: 'happened' as const })}
      state={{ overlay: true }}
      resetScroll={false}
      className={className}
      // The page itself is the current one, not its list.
      activeProps={{ 'aria-current': undefined }}
      onClick={onNavigate}
    >
      <Icon path={icons.clock} size={22} />
      <span>
        <Trans comment="Menu entry and heading: the list of errors and news about money since signing in">
          What happened
        </Trans>
      </span>
    </Link>
  )
}
