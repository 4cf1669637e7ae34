import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { playStopAtom } from '../../../session/play-stop.ts'
import { playerAtom } from '../../../session/player.ts'
import { ConfirmButton } from '../../../ui/form/confirm-button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { useProtectionChange } from '../use-protection-change.ts'

interface StopButtonProps {
  variant?: 'soft' | 'quiet'
  wide?: boolean
}

/** Stops play for 24 hours, after a confirmation. Renders nothing during a stop and for visitors who are not signed in. */
export function StopButton({ variant = 'quiet', wide = false }: StopButtonProps) {
  const { i18n } = useLingui()
  const player = useAtomValue(playerAtom)
  const stop = useAtomValue(playStopAtom)
  const { send, isBusy, error } = useProtectionChange()
  if (player === undefined || stop) return null
  return (
    <>
      <ConfirmButton
        variant={variant}
        icon={icons.clock}
        wide={wide}
        disabled={isBusy}
        getQuestion={async () => msg`No games or deposits for 24 hours. You cannot end this early.`}
        onConfirm={() => void send({ call: 'stopPlay', body: { kind: 'stop' } })}
      >
        <Trans comment="Button: no games and no deposits for a day">Stop for 24 hours</Trans>
      </ConfirmButton>
      {error ? <p role="alert">{i18n._(errorMessage(error))}</p> : null}
    </>
  )
}
