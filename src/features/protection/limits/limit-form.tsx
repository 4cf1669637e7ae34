import { chakra } from '@chakra-ui/react/styled-system'
import { Flex } from '@chakra-ui/react/flex'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState, type FormEvent } from 'react'
import type { PlayLimit } from '@marquee/contract/protection.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { playerAtom } from '../../../session/player.ts'
import { AmountField } from '../../../ui/amount/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useErrorFocus } from '../../../ui/form/use-error-focus.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { hoursText } from '../length-text.ts'
import { kindLabels, periodLabels } from '../limit-labels.ts'
import { rulesAtom } from '../rules.ts'
import { useProtectionChange } from '../use-protection-change.ts'
import { useLimitAmounts } from './limit-amounts.ts'
import { limitDraftName } from './limit-draft.ts'

interface LimitFormProps {
  limit: Pick<PlayLimit, 'kind' | 'period' | 'amount'>
  /** A deposit that the player is about to make, in minor units. */
  deposit?: number
  /** Called after the limit was set. */
  onSet?: () => void
  /** Called on cancelling. Without it there is no button to cancel. */
  onCancel?: () => void
}

/** Sets, lowers or raises one limit. The typed text is stored as a draft until the limit is set or the player cancels. */
export function LimitForm({ limit, deposit, onSet, onCancel }: LimitFormProps) {
  const { t, i18n } = useLingui()
  const { kind, period, amount } = limit
  const amounts = useLimitAmounts(kind)
  const player = useAtomValue(playerAtom)
  const delay = useAtomValue(rulesAtom)?.raise_delay_hours ?? 0
  const offline = useAtomValue(isOfflineAtom)
  const draft = useDraft(player, limitDraftName(limit), {
    amount: amount === null ? '' : amounts.fieldValue(amount),
  })
  const [isInvalid, setIsInvalid] = useState(false)
  const { send, isBusy, error } = useProtectionChange()
  const { form, focusFirstError } = useErrorFocus()
  const entered = amounts.read(draft.values.amount)
  const isRaise = amount !== null && entered !== undefined && entered > amount
  const waits = isRaise && delay > 0
  const isTooLow = entered !== undefined && entered < amounts.minimum
  const isDepositAbove = deposit !== undefined && entered !== undefined && deposit > entered
  const fieldError =
    isInvalid && isTooLow
      ? t`At least ${amounts.text(amounts.minimum)}.`
      : isInvalid || error?.fields
        ? t`Enter a valid limit.`
        : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Only changes that protect the player are queued; a higher limit needs a connection.
    if (isRaise && offline) return
    if (entered === undefined || isTooLow) {
      setIsInvalid(true)
      focusFirstError()
      return
    }
    if (
      !(await send(
        { call: 'setLimit', body: { kind, period, amount: entered } },
        waits ? t`Higher limit requested.` : t`Limit set.`,
      ))
    )
      return
    await draft.clear()
    onSet?.()
  }
  const wait = hoursText(delay, i18n.locale)
  return (
    <chakra.form ref={form} display="grid" gap="8px" noValidate onSubmit={(event) => void submit(event)}>
      <AmountField
        label={`${i18n._(kindLabels[kind])} · ${i18n._(periodLabels[period])}`}
        value={draft.values.amount}
        onChange={(value) => {
          draft.set('amount', value)
          setIsInvalid(false)
        }}
        currency={amounts.currency}
        unit={amounts.unit}
        hint={
          isDepositAbove ? (
            <Trans>
              Your deposit of {amounts.text(deposit)} is above this limit and will not be accepted.
            </Trans>
          ) : waits ? (
            <Trans>A higher limit takes effect after {wait}, once you confirm it.</Trans>
          ) : (
            <Trans>Applies immediately.</Trans>
          )
        }
        error={fieldError}
        quick={[]}
      />
      <Flex wrap="wrap" gap="8px">
        <Button wide type="submit" busy={isBusy} disabled={isRaise && offline}>
          <Trans comment="Button: sets a limit">Set limit</Trans>
        </Button>
        {onCancel ? (
          <Button
            wide
            variant="quiet"
            onClick={() => {
              void draft.clear()
              onCancel()
            }}
          >
            <Trans comment="Closes a form without sending it">Cancel</Trans>
          </Button>
        ) : null}
      </Flex>
      {error && !error.fields ? <ErrorLine error={error} /> : null}
    </chakra.form>
  )
}
