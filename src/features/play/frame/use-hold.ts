import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { useTab } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import type { CurrentGame } from '../current-game.ts'
import { gameControl } from '../game-control.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import { canBePaused, isInRound } from './message-formats.ts'

/**
 * Removes the page of a game that is covered or minimised and that no message can pause, so that it cannot bet meanwhile: after
 * its round in the app's own format, else at once. Launches it again when the player is back.
 */
export function useHold(current: CurrentGame): void {
  const tab = useTab()
  const navigation = usePlayNavigation()
  const { phase } = current
  const isHeld = current.minimised || current.paused
  const isOpen = phase === 'silent' || phase === 'ready' || (phase === 'busy' && !isInRound(current))
  const isUnpausable = isOpen && !canBePaused(current)
  useEffect(() => {
    if (!isHeld || !isUnpausable) return
    if (gameControl(tab).get()?.phase === 'unloaded') return
    gameControl(tab).unload()
    toasts(tab).show(
      'info',
      t`The game is closed for now. A round in progress will be settled by its provider.`,
    )
  }, [tab, isHeld, isUnpausable])
  useEffect(() => {
    if (!isHeld && phase === 'unloaded') void launches(tab).relaunch(navigation)
  }, [tab, navigation, isHeld, phase])
}
