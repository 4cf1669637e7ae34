import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import type { PlayLimit } from '@marquee/contract/protection.ts'
import { useTab } from '../../session/tab.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/states/error-line.tsx'
import { queuedChangesOf, queuedLimit } from './change-queue.ts'
import { useLimitAmounts } from './limits/limit-amounts.ts'
import { LimitForm } from './limits/limit-form.tsx'
import { useProtectionRequest } from './use-protection-request.ts'
import styles from './play-limits-page.module.css'

interface FirstDepositProps {
  player: string
  /** The deposit that the player has typed, in minor units. */
  deposit: number
  limit: Pick<PlayLimit, 'kind' | 'period' | 'amount'>
  /** Whether the site's profile requires a limit, so that it cannot be declined. */
  isRequired: boolean
  /** Back to the amount, without a decision. */
  onBack: () => void
}

/** Asks for a deposit limit before the first deposit, which continues by itself after the decision. */
export function FirstDeposit({ player, deposit, limit, isRequired, onBack }: FirstDepositProps) {
  const { run, isBusy, error } = useProtectionRequest()
  const amounts = useLimitAmounts(limit.kind)
  const queued = queuedLimit(useAtomValue(queuedChangesOf(useTab(), player).atom), limit)
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that opened this is at the end of a long form.
    card.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={card} className={`${recipeClass('card')} ${styles.stop}`} aria-labelledby="first-deposit">
      <h2 id="first-deposit" ref={heading} tabIndex={-1}>
        <Trans>Set a deposit limit</Trans>
      </h2>
      {typeof queued?.amount === 'number' ? (
        <>
          <p role="status">
            <b>{amounts.text(queued.amount)}</b>
            <br />
            <Trans>Saved on this device. It will be sent once the connection is back.</Trans>
          </p>
          <Button wide variant="quiet" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>
            <Trans>
              Set the most you want to deposit. You can lower it at any time. Then continue with your deposit.
            </Trans>
          </p>
          <LimitForm limit={limit} deposit={deposit} onCancel={onBack} />
          {isRequired ? null : (
            <Button
              wide
              variant="quiet"
              busy={isBusy}
              onClick={() =>
                void run(({ http }, key) => http.call(protectionEndpoints.noDepositLimit, { body: {}, key }))
              }
            >
              <Trans comment="Button: declines a deposit limit">No deposit limit</Trans>
            </Button>
          )}
        </>
      )}
      {error ? <ErrorLine error={error} /> : null}
    </section>
  )
}
