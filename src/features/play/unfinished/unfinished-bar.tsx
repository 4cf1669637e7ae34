import { Trans, useLingui } from '@lingui/react/macro'
import type { UnfinishedRound } from '../../../contract/unfinished-endpoints.ts'
import { RelativeTime } from '../../../ui/time/relative-time.tsx'
import { GamePill } from '../game-pill.tsx'

interface UnfinishedBarProps {
  round: UnfinishedRound
  onContinue: () => void
  /** Puts the offer away: the round stays, and its tile says so. */
  onClose: () => void
}

/** Offers to continue a round that waits for its player. */
export function UnfinishedBar({ round, onContinue, onClose }: UnfinishedBarProps) {
  const { t } = useLingui()
  return (
    <GamePill
      game={round.game}
      label={t`Unfinished round`}
      onPress={onContinue}
      closeLabel={t`Not now`}
      onClose={onClose}
    >
      <Trans comment="Button: goes on with a round that waits for the player; followed by how long ago it began">
        Continue your round
      </Trans>
      {' · '}
      <RelativeTime at={Date.parse(round.began_at)} />
    </GamePill>
  )
}
