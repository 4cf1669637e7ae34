import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '@marquee/contract/game.ts'
import { GameFacts } from '../../features/lobby/facts/game-facts.tsx'
import { useCloseFacts } from '../../features/lobby/facts/close-facts.ts'
import { playerAtom } from '../../session/player.ts'
import { useGuestPlay } from '../../session/device-stop.ts'
import { Button } from '../../ui/button.tsx'
import { usePlayDemo } from '../start/play.ts'

/** The facts of a game, with a button that lets a player try it with demo money; visitors play with it anyway. */
export default function FactsSheet({ game }: { game: Game }) {
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const mayTry = useGuestPlay() && isSignedIn && game.is_service === 1
  return <GameFacts game={game} actions={mayTry ? <TryButton game={game} /> : null} />
}

function TryButton({ game }: { game: Game }) {
  const playDemo = usePlayDemo()
  const close = useCloseFacts()
  return (
    <Button variant="quiet" onClick={() => void close().then(() => playDemo(game))}>
      <Trans comment="Button: opens a game with money that is worth nothing, without an account">
        Try for free
      </Trans>
    </Button>
  )
}
