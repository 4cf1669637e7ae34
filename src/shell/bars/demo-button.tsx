import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { currentGameAtom } from '../../features/play/current-game.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { useTab } from '../../session/tab.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toast/toast.ts'
import { playNavigation } from '../start/play.ts'

/** Reopens the current game with demo money, if the site allows that. */
export function DemoButton({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useLingui()
  const tab = useTab()
  const router = useRouter()
  const current = useAtomValue(currentGameAtom)
  const mayTry = useAtomValue(siteConfigAtom)?.VARIABLES.guest_play === true
  if (!current || current.minimised || current.demo || !mayTry) return null
  const { game } = current
  return (
    <Button
      variant="quiet"
      wide
      onClick={() => {
        onNavigate()
        void import('../../features/play/launch/launch.ts').then(
          ({ launches }) => launches(tab).launch(game, playNavigation(router, tab), undefined, true),
          () => toasts(tab).show('error', t`A part of the app did not load. Nothing you did was lost.`),
        )
      }}
    >
      <Trans comment="Button: opens a game with money that is worth nothing, without an account">
        Try with demo money
      </Trans>
    </Button>
  )
}
