import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { playerAtom } from '../../session/player.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { useReturnPath } from '../layout/return-path.ts'
import styles from './join-links.module.css'

/** Links to join and to sign in, at the foot of the menu. Nothing for a signed-in player. */
export function JoinLinks({ onNavigate }: { onNavigate: () => void }) {
  const returnPath = useReturnPath()
  if (useAtomValue(playerAtom) !== undefined) return null
  return (
    <div className={styles.links}>
      <Link
        to="/account/register"
        className={recipeClass('button', { variant: 'styled', wide: true })}
        onClick={onNavigate}
      >
        <Trans>Join</Trans>
      </Link>
      <Link
        to="/login"
        search={{ redirect: returnPath }}
        className={recipeClass('button', { variant: 'quiet', wide: true })}
        onClick={onNavigate}
      >
        <Trans>Sign in</Trans>
      </Link>
    </div>
  )
}
