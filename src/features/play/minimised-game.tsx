import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { CurrentGame } from './current-game.ts'
import { useGameControl } from './game-control.ts'
import { GamePill } from './game-pill.tsx'

interface MinimisedGameProps {
  current: CurrentGame
  ref: Ref<HTMLElement>
}

/** The bar above the bottom bar that restores a minimised game. */
export function MinimisedGame({ current, ref }: MinimisedGameProps) {
  const { t } = useLingui()
  const { restore, requestClose } = useGameControl()
  const label = t({
    message: 'Current game',
    comment: 'Name of the part of the page that holds the minimised game; no command',
  })
  return (
    <GamePill
      ref={ref}
      game={current.game}
      label={label}
      onOpen={restore}
      closeLabel={t`Close the game`}
      onClose={requestClose}
    >
      {current.phase === 'busy' ? (
        <Trans>Back to game · round in progress</Trans>
      ) : (
        <Trans>Back to game</Trans>
      )}
    </GamePill>
  )
}
