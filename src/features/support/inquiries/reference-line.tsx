import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { textIn } from '../../../contract/localized.ts'
import { roundEndpoints } from '../../../contract/round-endpoints.ts'
import type { RoundDetail } from '../../../contract/rounds.ts'
import type { CounselReference } from '../../../contract/support.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { useRemote } from '../../../platform/remote/remote.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { uncachedValue } from '../../../platform/remote/sources.ts'
import { playerAtom } from '../../../session/player.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { Money } from '../../../ui/money/money.tsx'
import styles from './reference-line.module.css'

const labels = {
  round: msg({ message: 'Game round', comment: 'What an inquiry is about' }),
  transaction: msg({ message: 'Transaction', comment: 'What an inquiry is about' }),
  points: msg({ message: 'Points', comment: 'What an inquiry is about' }),
  deposit: msg({ message: 'Deposit', comment: 'What an inquiry is about' }),
  withdraw: msg({ message: 'Withdrawal', comment: 'What an inquiry is about' }),
}

interface ReferenceLineProps {
  reference: CounselReference
  /** Removes the reference from the form. */
  onRemove?: () => void
}

/** The round, transaction or request that an inquiry is about: a round by its game, time and stake, others by their id. */
export function ReferenceLine({ reference, onRemove }: ReferenceLineProps) {
  const { t, i18n } = useLingui()
  const player = useAtomValue(playerAtom)
  return (
    <div className={styles.line}>
      <Icon path={pageIcons.list} size={20} />
      <p className={styles.words}>
        <span className={styles.label}>
          <Trans comment="Before what an inquiry is about">About</Trans>
        </span>
        {reference.kind === 'round' && player !== undefined ? (
          <RoundWords player={player} id={reference.id} />
        ) : (
          <>
            {i18n._(labels[reference.kind])} <span className={styles.id}>{reference.id}</span>
          </>
        )}
      </p>
      {onRemove ? (
        <IconButton icon={pageIcons.close} label={t`Remove the reference`} onClick={onRemove} />
      ) : null}
    </div>
  )
}

/** Game, time and stake of a round; its id as long as they are not known. */
function RoundWords({ player, id }: { player: string; id: string }) {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const { data } = useRemote(roundOf(player, id))
  if (!data) {
    return (
      <>
        {i18n._(labels.round)} <span className={styles.id}>{id}</span>
      </>
    )
  }
  const time = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {textIn(data.game.title, i18n.locale)}
      <span className={styles.facts}>
        {time.format(Date.parse(data.date))}
        {' · '}
        <Trans comment="The stake of a round, in a line about it">
          Stake <Money amount={data.staked} currency={currency} />
        </Trans>
      </span>
    </>
  )
}

function roundOf(player: string, id: string): Source<RoundDetail> {
  return uncachedValue({
    key: [player, 'asked_round', id],
    fetch: ({ http, signal }) => http.call(roundEndpoints.round, { params: { id }, signal }),
  })
}
