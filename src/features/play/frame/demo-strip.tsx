import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import type { CurrentGame } from '../current-game.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import styles from './balance-strip.module.css'

/** The strip under a game with demo money, with a button that opens the game with the player's own balance. */
export function DemoStrip({ current: { game } }: { current: CurrentGame }) {
  const tab = useTab()
  const navigation = usePlayNavigation()
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  return (
    <footer className={styles.strip} data-demo="">
      <p className={styles.demo}>
        <Icon path={icons.info} size={16} />
        <Trans>Demo mode · not your balance</Trans>
      </p>
      <button
        type="button"
        className={styles.own}
        onClick={() => (isSignedIn ? void launches(tab).launch(game, navigation) : navigation.signIn(game))}
      >
        {isSignedIn ? (
          <Trans comment="Button: leaves the demo and opens the game with the player's own money">
            Play with my balance
          </Trans>
        ) : (
          <Trans>Join</Trans>
        )}
      </button>
    </footer>
  )
}
