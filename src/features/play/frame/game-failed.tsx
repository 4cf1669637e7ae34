import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListState } from '../../../ui/states/list-state.tsx'
import styles from './veil.module.css'
import { RescueActions } from './rescue-actions.tsx'
import { icons } from '../../../ui/icon/icons.ts'

/** Messages by the game's error code. Any other code gets the general message. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  session_expired: msg`The game session has expired. A round in progress will be settled automatically.`,
  token_used: msg`The game is open on another device or tab. Reopening moves it here.`,
  unknown_game: msg`The game provider cannot find this game.`,
  offline: msg`The game resumes when the connection is back. A round in progress will be settled automatically.`,
  operator_unavailable: msg`The game cannot reach the site right now. A round in progress will be settled automatically.`,
  'launch.failed': msg`The game could not be reopened. Check your connection and try again.`,
}

const generalMessage = msg`Your balance is safe. A round in progress will be settled automatically.`

interface GameFailedProps {
  /** Address of the game's cover. */
  cover: string
  /** The game's error code. */
  fault: string | undefined
}

/** Covers a game that has stopped: what happened, that no money is lost, and what the player can do. */
export function GameFailed({ cover, fault }: GameFailedProps) {
  const { t, i18n } = useLingui()
  const message = fault !== undefined && Object.hasOwn(messages, fault) ? messages[fault] : undefined
  return (
    <div className={styles.veil}>
      <img className={styles.ground} src={cover} alt="" data-failed draggable={false} />
      <div className={styles.content}>
        <ListState
          icon={fault === 'offline' ? icons.offline : icons.warning}
          title={fault === 'offline' ? t`Connection lost` : t`The game has stopped`}
          urgent
          action={<RescueActions />}
        >
          {i18n._(message ?? generalMessage)}
        </ListState>
        {fault === undefined || message ? null : (
          <p className={styles.code}>
            <Trans>Code {fault}</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
