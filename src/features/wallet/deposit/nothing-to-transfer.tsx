import { Trans } from '@lingui/react/macro'

/** Tells players of a site with play money what happens in place of a transfer. */
export function NothingToTransfer() {
  return (
    <Trans>
      This is play money: you do not have to transfer anything. Your deposit is credited once it has been
      processed.
    </Trans>
  )
}
