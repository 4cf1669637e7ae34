import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { PlayLimit } from '@marquee/contract/protection.ts'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import { timeZoneAtom } from '../../../platform/config/site-config.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { formatSiteTime, longDate } from '../../../ui/time/site-time-text.ts'
import { useProtectionRequest } from '../use-protection-request.ts'

interface PendingChangeProps {
  limit: PlayLimit
  change: NonNullable<PlayLimit['change']>
  text: (amount: number) => string
}

/** A higher limit, or the removal of one, that is pending: first for its delay, then for the player's confirmation. */
export function PendingChange({ limit, change, text }: PendingChangeProps) {
  const { i18n } = useLingui()
  const { clock } = usePlatform()
  const offline = useAtomValue(isOfflineAtom)
  const zone = useAtomValue(timeZoneAtom)
  const { run, isBusy, error } = useProtectionRequest()
  const { kind, period } = limit
  const isReady = Date.parse(change.ready_at) <= clock.now()
  const readyAt = formatSiteTime(Date.parse(change.ready_at), i18n.locale, zone, longDate)
  const decide = (action: 'confirm' | 'withdraw') =>
    void run(({ http }, key) =>
      http.call(protectionEndpoints.decideLimitChange, { body: { kind, period, action }, key }),
    )
  return (
    <Grid
      textStyle="small"
      gap="8px"
      p="12px"
      border="1px solid var(--colors-card-line)"
      borderRadius="min(16px, var(--radii-card))"
    >
      <p>
        {change.amount === null ? (
          <Trans>You asked to remove this limit.</Trans>
        ) : (
          <Trans>Requested limit: {text(change.amount)}</Trans>
        )}{' '}
        {isReady ? (
          <Trans>It takes effect only if you confirm it.</Trans>
        ) : (
          <Trans>You can confirm it from {readyAt}. Your current limit applies until then.</Trans>
        )}
      </p>
      <Flex wrap="wrap" gap="8px">
        <Button busy={isBusy} disabled={offline} onClick={() => decide('withdraw')}>
          <Trans comment="Button: withdraws the wish for a higher limit">Keep my limit</Trans>
        </Button>
        {isReady ? (
          <Button variant="quiet" busy={isBusy} disabled={offline} onClick={() => decide('confirm')}>
            <Trans comment="Button: a higher limit, or none, takes effect">Confirm the change</Trans>
          </Button>
        ) : null}
      </Flex>
      {error ? <ErrorLine error={error} /> : null}
    </Grid>
  )
}
