import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListState } from '../../../ui/states/list-state.tsx'
import styles from './arrival-veil.module.css'
import { RescueActions } from './rescue-actions.tsx'
import { icons } from '../../../ui/icon/icons.ts'

/** Messages by the game's error code. Any other code gets the general message. */
const wordsOfFault: Readonly<Record<string, MessageDescriptor>> = {
  session_expired: msg`Its sign-in has run out. A round that was being played is settled by the server.`,
  token_used: msg`It was already opened somewhere else. Opening it again moves it here.`,
  unknown_game: msg`The studio does not know this game.`,
  offline: msg`The game goes on by itself when the connection is back. A round that was being played is settled by the server.`,
  operator_unavailable: msg`The site does not answer the game right now. A round that was being played is settled by the server.`,
  'launch.failed': msg`It could not be opened again. Check your connection and try once more.`,
}

const anyFault = msg`A round that was being played is settled by the server, and your balance is safe.`

interface GameFailedProps {
  /** Address of the game's cover. */
  cover: string
  /** The game's error code. */
  fault: string | undefined
}

/** Covers a game that has stopped: what happened, that no money is lost, and what the player can do. */
export function GameFailed({ cover, fault }: GameFailedProps) {
  const { t, i18n } = useLingui()
  const words = fault !== undefined && Object.hasOwn(wordsOfFault, fault) ? wordsOfFault[fault] : undefined
  return (
    <div className={styles.veil}>
      <img className={styles.ground} src={cover} alt="" data-failed draggable={false} />
      <div className={styles.content}>
        <ListState
          icon={fault === 'offline' ? icons.offline : icons.warning}
          title={fault === 'offline' ? t`The connection is gone` : t`The game has stopped`}
          urgent
          action={<RescueActions />}
        >
          {i18n._(words ?? anyFault)}
        </ListState>
        {fault === undefined || words ? null : (
          <p className={styles.code}>
            <Trans>Code {fault}</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
