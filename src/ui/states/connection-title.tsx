import { Trans } from '@lingui/react/macro'

/** Why nothing can be loaded while the operator does not respond: the device has no connection, or the site is down. */
export function ConnectionTitle() {
  return navigator.onLine ? (
    <Trans comment="Banner: the device has a connection, but the site does not respond">
      The site cannot be reached
    </Trans>
  ) : (
    <Trans>You are offline</Trans>
  )
}
