import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BankAccount } from '@marquee/contract/wallet.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { maskAccount, maskName } from '@marquee/contract/masking.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import styles from './account-lines.module.css'
import { separator } from '../../../ui/separator.ts'

interface AccountLinesProps {
  account: BankAccount
  /** Whether the player pays to the account: then it is shown in full and can be copied. */
  copy?: boolean
  /** Fetches the whole number if `account` has it masked; undefined if the call fails. */
  reveal?: () => Promise<string | undefined>
}

/** A bank account. The player's own is masked until it is revealed (spec §9), the one to pay to is not. */
export function AccountLines({ account, copy = false, reveal }: AccountLinesProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [shown, setShown] = useState(copy)
  const [fetched, setFetched] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { bank, holder } = account
  const number = fetched ?? account.number
  const toggle = async () => {
    if (busy) return
    setFailure(undefined)
    if (!shown && reveal && fetched === undefined) {
      setBusy(true)
      const full = await reveal()
      setBusy(false)
      if (full === undefined) {
        return setFailure(t`The account number could not be loaded. Please try again.`)
      }
      setFetched(full)
    }
    setShown(!shown)
  }
  const copyNumber = async () => {
    setFailure(undefined)
    if (await copyText(number)) return toast('success', t`Account number copied.`)
    setFailure(t`The browser blocked copying.`)
  }
  return (
    <Grid templateColumns="minmax(0, 1fr) auto" alignItems="center" minW="0">
      <Text textStyle="note" gridColumn="1 / -1" color="subText">
        {[bank, shown ? holder : maskName(holder)].filter(Boolean).join(separator)}
      </Text>
      <p className={styles.number}>{shown ? number : maskAccount(number)}</p>
      {copy ? (
        <IconButton
          icon={pageIcons.copy}
          label={t`Copy the account number`}
          onClick={() => void copyNumber()}
        />
      ) : (
        <IconButton
          icon={shown ? pageIcons.eyeOff : pageIcons.eye}
          label={shown ? t`Hide the account` : t`Show the account`}
          aria-pressed={shown}
          aria-disabled={busy || undefined}
          onClick={() => void toggle()}
        />
      )}
      {failure ? (
        <Text role="alert" textStyle="small" gridColumn="1 / -1" color="errorText">
          {failure}
        </Text>
      ) : null}
    </Grid>
  )
}

/** A placeholder of the same height, until the account is known. */
export function AccountSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton className={styles.bankBar} />
      <Skeleton className={styles.numberBar} />
    </div>
  )
}
