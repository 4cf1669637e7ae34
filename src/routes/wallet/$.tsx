import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { WalletNotFound } from '../../shell/wallet/wallet-not-found.tsx'

/** Unknown paths below `/wallet` (spec §2, layout none). `/wallet` itself leads to the tab of the wallet. */
export const Route = createFileRoute('/wallet/$')({
  staticData: { layout: 'none', title: msg`Wallet`, parent: '/wallet/depositpage' },
  beforeLoad: ({ params }) => {
    if (params._splat === undefined || params._splat === '') {
      throw redirect({ to: '/wallet/depositpage', replace: true })
    }
  },
  component: WalletNotFound,
})
