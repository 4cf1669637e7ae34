import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { currentGameAtom } from '../../features/play/current-game.ts'
import { useGuestPlay } from '../../session/device-stop.ts'
import { Button } from '../../ui/button.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { usePlayDemo } from '../start/play.ts'

/** Reopens the current game with demo money, if the site allows that. */
export function DemoButton({ onNavigate }: { onNavigate: () => void }) {
  const playDemo = usePlayDemo()
  const current = useAtomValue(currentGameAtom)
  const mayTry = useGuestPlay()
  if (!current || current.minimised || current.demo || !mayTry) return null
  return (
    <Button
      variant="quiet"
      icon={icons.play}
      wide
      onClick={() => {
        onNavigate()
        playDemo(current.game)
      }}
    >
      <Trans comment="Button: opens a game with money that is worth nothing, without an account">
        Try for free
      </Trans>
    </Button>
  )
}
