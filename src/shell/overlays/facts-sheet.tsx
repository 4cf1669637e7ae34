import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Game } from '../../contract/game.ts'
import { GameFacts } from '../../features/lobby/facts/game-facts.tsx'
import { useCloseFacts } from '../../features/lobby/facts/close-facts.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { useTab } from '../../session/tab.ts'
import { Button } from '../../ui/button.tsx'
import { playNavigation } from '../start/play.ts'

const loadLaunches = () => import('../../features/play/launch/launch.ts')

/** The facts of a game, with a button to try it with demo money if the site allows that. */
export default function FactsSheet({ game }: { game: Game }) {
  const mayTry = useAtomValue(siteConfigAtom)?.VARIABLES.guest_play === true && game.is_service === 1
  return <GameFacts game={game} actions={mayTry ? <TryButton game={game} /> : null} />
}

function TryButton({ game }: { game: Game }) {
  const tab = useTab()
  const router = useRouter()
  const close = useCloseFacts()
  useEffect(() => {
    // A popup must open inside the click.
    void loadLaunches().catch(() => {})
  }, [])
  const tryGame = async () => {
    const { launches } = await loadLaunches()
    await close()
    await launches(tab).launch(game, playNavigation(router, tab), undefined, true)
  }
  return (
    <Button variant="quiet" onClick={() => void tryGame().catch(() => {})}>
      <Trans comment="Button: opens a game with money that is worth nothing, without an account">
        Try with demo money
      </Trans>
    </Button>
  )
}
