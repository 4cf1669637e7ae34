import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { windowGameAtom } from '../../features/play/current-game.ts'
import { gameWindows } from '../../features/play/launch/game-windows.ts'
import { GameCover } from '../../features/protection/game/game-cover.tsx'
import { SessionBar } from '../../features/protection/game/session-bar.tsx'
import { useTab } from '../../session/tab.ts'
import styles from './window-session.module.css'

/**
 * The session of play of a game in its own window, shown in the app's window. The operator accepts no stake while a question
 * here is unanswered.
 */
export function WindowSession() {
  const game = useAtomValue(windowGameAtom)
  const tab = useTab()
  const router = useRouter()
  if (!game) return null
  return (
    <div className={styles.session} data-pill="session">
      <div className={styles.cover}>
        <GameCover
          busy={false}
          onClose={() => gameWindows(tab).closeAll()}
          onHistory={() => void router.navigate({ to: '/wallet/history' })}
        />
      </div>
      <SessionBar gameId={game.id} busy={false} active inWindow />
    </div>
  )
}
