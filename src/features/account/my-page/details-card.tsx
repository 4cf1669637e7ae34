import { chakra } from '@chakra-ui/react/styled-system'
import { Flex } from '@chakra-ui/react/flex'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { maskAccount, maskName } from '@marquee/contract/masking.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { MaskedAccountNumber } from './account-number.tsx'
import { cachedMeAtom } from '../me/me.ts'
import { SignOutButton } from '../sign-in/sign-out-button.tsx'
import { DetailRows } from './detail-rows.tsx'

/** The player's details (spec §2, my page). The bank account is masked (spec §9) until the player reveals it. */
export function DetailsCard({
  inPage = false,
}: {
  /** On my page, which has its own buttons to edit and to sign out. */ inPage?: boolean
}) {
  const { t } = useLingui()
  const user = useAtomValue(userInfoAtom)
  const cached = useAtomValue(cachedMeAtom)
  const offered = useAtomValue(offersAtom)
  const canEdit = offered('account') && offered('account_changes')
  const offline = useAtomValue(isOfflineAtom)
  // The cached balance has neither the bank account nor the dates, but the cached account has both.
  const bare = user?.stale === true && user.info.create_at === undefined
  const info = bare ? cached : user?.info
  const unavailable = bare && !cached && offline
  const date = (iso: string | null | undefined, format: Intl.DateTimeFormatOptions) =>
    iso ? <SiteTime at={Date.parse(iso)} format={format} /> : '–'
  const placeholder = <Skeleton width={120} height={12} />
  const shown = (value: ReactNode) => (info ? value || '–' : placeholder)
  const who = [
    { term: t`Name`, value: user ? user.info.name || '–' : placeholder },
    { term: t`Username`, value: user ? user.info.username || '–' : placeholder },
  ]
  const bank = [
    { term: t`Bank`, value: shown(info?.bank_code_name) },
    {
      term: t`Account number`,
      value: shown(<MaskedAccountNumber masked={maskAccount(info?.bank_account ?? '')} />),
    },
    { term: t`Account holder`, value: shown(maskName(info?.bank_name ?? '')) },
  ]
  const details = [
    ...(info && !info.bank_account ? [] : bank),
    { term: t`Joined`, value: shown(date(info?.create_at, { dateStyle: 'long' })) },
    {
      term: t`Last sign-in`,
      value: shown(date(info?.login_at, { dateStyle: 'medium', timeStyle: 'short' })),
    },
  ]
  return (
    <chakra.section className={recipeClass('card')} p="4px 20px">
      <DetailRows rows={unavailable ? who : [...who, ...details]} />
      {unavailable ? <OfflineLine /> : null}
      {inPage ? null : (
        <Flex wrap="wrap" gap="8px" py="12px">
          {canEdit ? (
            <Link
              to="/account/mypagelist"
              search={{ edit: 'profile' }}
              className={recipeClass('button', { variant: 'soft' })}
            >
              <Trans comment="Opens the form of a card">Edit</Trans>
            </Link>
          ) : null}
          <SignOutButton />
        </Flex>
      )}
    </chakra.section>
  )
}
