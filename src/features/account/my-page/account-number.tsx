import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError } from '../../../contract/result.ts'
import { maskAccount } from '../../../contract/masking.ts'
import { useTab } from '../../../session/tab.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { useToast } from '../../../ui/toast/toast.ts'
import styles from './account-number.module.css'

/** The player's bank account, masked (spec §9). A button fetches the whole number. */
export function AccountNumber({ masked }: { masked: string }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { http } = useTab()
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  if (masked === '') return <>–</>
  const press = async (): Promise<void> => {
    if (whole !== undefined) return setWhole(undefined)
    setBusy(true)
    setFailure(undefined)
    const contract = await import('../../../contract/account-endpoints.ts').catch(() => undefined)
    const answer = contract && (await http.call(contract.accountEndpoints.revealBank))
    setBusy(false)
    if (!answer) toast('error', t`A part of the app did not load. Nothing you did was lost.`)
    else if (answer.ok) setWhole(answer.data.bank_account)
    else {
      setFailure(answer)
      toast('error', i18n._(errorMessage(answer)))
    }
  }
  return (
    <>
      <span className={styles.number}>
        <span aria-live="polite">{whole ?? maskAccount(masked)}</span>
        <IconButton
          icon={whole === undefined ? pageIcons.eye : pageIcons.eyeOff}
          label={whole === undefined ? t`Show the account number` : t`Hide the account number`}
          aria-pressed={whole !== undefined}
          disabled={busy}
          onClick={() => void press()}
        />
      </span>
      {failure ? <span className={styles.failure}>{i18n._(errorMessage(failure))}</span> : null}
    </>
  )
}
