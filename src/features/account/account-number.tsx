import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { maskAccount } from '../../contract/masking.ts'
import { call } from '../../platform/http.ts'
import { failureWords } from '../../ui/failure-words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './account-number.module.css'

/** The player's bank account, masked (section 9); a press asks the operator for the whole of it. */
export function AccountNumber({ masked }: { masked: string }) {
  const { t, i18n } = useLingui()
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (masked === '') return <>–</>
  const press = async (): Promise<void> => {
    if (whole !== undefined) return setWhole(undefined)
    setBusy(true)
    const answer = await call(accountEndpoints.revealBank)
    setBusy(false)
    if (answer.ok) setWhole(answer.data.bank_account)
    else toast('error', i18n._(failureWords(answer)))
  }
  return (
    <span className={styles.number}>
      <span aria-live="polite">{whole ?? maskAccount(masked)}</span>
      <IconButton
        icon={whole === undefined ? 'eye' : 'eyeOff'}
        label={whole === undefined ? t`Show the account number` : t`Hide the account number`}
        aria-pressed={whole !== undefined}
        disabled={busy}
        onClick={() => void press()}
      />
    </span>
  )
}
