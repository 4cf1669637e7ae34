import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { LimitBody, PlayLimit } from '@marquee/contract/protection.ts'
import { timeZoneAtom } from '../../../platform/config/site-config.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { drafts } from '../../../platform/storage/drafts.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { formatSiteTime, longDate } from '../../../ui/time/site-time-text.ts'
import { periodLabels } from '../limit-labels.ts'
import { useProtectionChange } from '../use-protection-change.ts'
import { LimitForm } from './limit-form.tsx'
import { useLimitAmounts } from './limit-amounts.ts'
import { limitDraftName } from './limit-draft.ts'
import { PendingChange } from './pending-change.tsx'
import styles from './limits.module.css'

interface LimitRowProps {
  limit: PlayLimit
  /** A limit that was set on this device and that the operator has not confirmed. */
  queued: LimitBody | undefined
}

/** One limit: its amount, how much is used, when it resets, and buttons to change it. */
export function LimitRow({ limit, queued }: LimitRowProps) {
  const { i18n } = useLingui()
  const { kind, period, imposed, used, resets_at: resetsAt, change } = limit
  const amounts = useLimitAmounts(kind)
  const zone = useAtomValue(timeZoneAtom)
  const title = `limit-${kind}-${period}`
  const offline = useAtomValue(isOfflineAtom)
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('form input')?.focus({ preventScroll: true })
  }, [isOpen])
  const { send, isBusy, error } = useProtectionChange()
  const amount = queued ? queued.amount : limit.amount
  const effective = [amount, imposed].filter((one) => one !== null)
  const lowest = effective.length === 0 ? undefined : Math.min(...effective)
  const percent = lowest === undefined ? 0 : Math.min(100, (used / Math.max(1, lowest)) * 100)
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.line}>
        <h4 id={title}>{i18n._(periodLabels[period])}</h4>
        <chakra.b
          id={`${title}-amount`}
          fontVariantNumeric="tabular-nums"
          {...(lowest === undefined ? { fontWeight: '450', color: 'subText' } : {})}
        >
          {lowest === undefined ? <Trans comment="There is no limit">No limit</Trans> : amounts.text(lowest)}
        </chakra.b>
        <chakra.span className={styles.actions}>
          {/* It stays while the form is open: Orca does not say where the focus goes from a button that is removed. */}
          <Button
            ref={button}
            variant="quiet"
            aria-describedby={`${title} ${title}-amount`}
            onClick={() => {
              if (isOpen) drafts(tab).of(player, limitDraftName(limit)).clear()
              setIsOpen(!isOpen)
            }}
          >
            {isOpen ? (
              <Trans comment="Closes a form without sending it">Cancel</Trans>
            ) : amount === null ? (
              <Trans comment="Button: sets a limit">Set limit</Trans>
            ) : (
              <Trans comment="Button: opens the form of a limit">Change</Trans>
            )}
          </Button>
          {isOpen || amount === null || queued || change?.amount === null ? null : (
            <Button
              variant="quiet"
              busy={isBusy}
              disabled={offline}
              aria-describedby={title}
              onClick={() => void send({ call: 'setLimit', body: { kind, period, amount: null } })}
            >
              <Trans comment="Button: asks to do without a limit, after a wait">Remove</Trans>
            </Button>
          )}
        </chakra.span>
      </div>
      {lowest === undefined ? null : (
        <>
          <div className={styles.meter} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </div>
          <p className={styles.facts}>
            <span>
              <Trans comment="How much of a limit is used up, and how much is left">
                {amounts.text(used)} used, {amounts.text(Math.max(0, lowest - used))} left
              </Trans>
            </span>
            <span>
              <Trans comment="When a limit begins anew">
                Resets {formatSiteTime(Date.parse(resetsAt), i18n.locale, zone, longDate)}
              </Trans>
            </span>
          </p>
        </>
      )}
      {imposed !== null && imposed === lowest ? (
        <p className={styles.note}>
          <Trans>We have set this limit for you.</Trans>
        </p>
      ) : null}
      {queued ? (
        <p className={styles.note}>
          <Trans>Saved on this device. It will be sent once the connection is back.</Trans>
        </p>
      ) : null}
      {change ? <PendingChange limit={limit} change={change} text={amounts.text} /> : null}
      {isOpen ? (
        <LimitForm
          limit={{ kind, period, amount }}
          onSet={() => {
            button.current?.focus({ preventScroll: true })
            setIsOpen(false)
          }}
        />
      ) : null}
      {error ? <ErrorLine error={error} /> : null}
    </li>
  )
}
