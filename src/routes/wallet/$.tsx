import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WalletElsewhere } from '../../shell/wallet-elsewhere.tsx'

/** `/wallet/` and anything unknown (section 2, layout none). */
export const Route = createFileRoute('/wallet/$')({
  staticData: { layout: 'none', title: msg`Wallet`, parent: '/wallet/depositpage' },
  component: WalletElsewhere,
})
