import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { maskAccount } from '@marquee/contract/masking.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { useTab } from '../../../session/tab.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { useToast } from '../../../ui/toast/toast.ts'

/** The player's account number, masked (spec §9), with a button that fetches the whole number. */
export function MaskedAccountNumber({ masked }: { masked: string }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { http } = useTab()
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<MessageDescriptor>()
  const canReveal = useAtomValue(offersAtom)('account_changes')
  if (masked === '') return <>–</>
  if (!canReveal) return <>{maskAccount(masked)}</>
  const toggle = async (): Promise<void> => {
    if (busy) return
    if (whole !== undefined) return setWhole(undefined)
    setBusy(true)
    setFailure(undefined)
    const parts = await Promise.all([
      import('@marquee/contract/account-endpoints.ts'),
      import('../../../ui/states/error-message.ts'),
    ]).catch(() => undefined)
    const [contract, messages] = parts ?? []
    const response = contract && (await http.call(contract.accountEndpoints.revealBank))
    setBusy(false)
    if (!response || !messages) toast('error', t`Part of the app did not load. Nothing was lost.`)
    else if (response.ok) setWhole(response.data.bank_account)
    else {
      const message = messages.errorMessage(response)
      setFailure(message)
      toast('error', i18n._(message))
    }
  }
  return (
    <>
      <chakra.span display="inline-flex" alignItems="center" gap="2px" me="-12px">
        <span aria-live="polite">{whole ?? maskAccount(masked)}</span>
        <IconButton
          icon={whole === undefined ? pageIcons.eye : pageIcons.eyeOff}
          label={whole === undefined ? t`Show the account number` : t`Hide the account number`}
          aria-pressed={whole !== undefined}
          aria-disabled={busy || undefined}
          onClick={() => void toggle()}
        />
      </chakra.span>
      {failure ? (
        <chakra.span textStyle="small" display="block" color="errorText">
          {i18n._(failure)}
        </chakra.span>
      ) : null}
    </>
  )
}
