import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WalletNotFound } from '../../shell/wallet/wallet-not-found.tsx'

/** `/wallet/` and unknown paths below it (spec §2, layout none). */
export const Route = createFileRoute('/wallet/$')({
  staticData: { layout: 'none', title: msg`Wallet`, parent: '/wallet/depositpage' },
  component: WalletNotFound,
})
