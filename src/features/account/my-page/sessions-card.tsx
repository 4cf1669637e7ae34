import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import type { AccountSession } from '@marquee/contract/account.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { drafts } from '../../../platform/storage/drafts.ts'
import { newKey } from '../../../platform/key.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { ConfirmButton } from '../../../ui/form/confirm-button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { AnimatedList } from '../../../ui/motion/animated-list.tsx'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { RelativeTime } from '../../../ui/time/relative-time.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'
import { sessions } from './sessions.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import styles from './sessions-card.module.css'
import { separator } from '../../../ui/separator.ts'

/** The player's sessions, with buttons to end one or all of them. */
export function SessionsCard({ player }: { player: string }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const { http, session } = tab
  const offline = useAtomValue(isOfflineAtom)
  const { data, status, error, refresh } = useResource(sessions(tab, player))

  const [ending, setEnding] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const showFailure = (reason: ApiError) => {
    setFailure(reason)
    toast('error', i18n._(errorMessage(reason)))
  }
  const end = async (other: AccountSession): Promise<void> => {
    if (ending) return
    setEnding(true)
    setFailure(undefined)
    const response = await http.call(accountEndpoints.endSession, { params: { id: other.id }, key: newKey() })
    if (response.ok) toast('success', t`Signed out on that device.`)
    else showFailure(response)
    await refresh()
    setEnding(false)
  }
  const endAll = async (): Promise<void> => {
    const response = await session.endEverywhere(() =>
      http.call(accountEndpoints.endSessions, { query: { scope: 'all' }, key: newKey() }),
    )
    if (!response.ok) showFailure(response)
  }

  return (
    <SectionCard
      id="sessions"
      title={<Trans comment="Heading of the devices that are signed in">Where you are signed in</Trans>}
    >
      {!data && status === 'offline' ? (
        <OfflineLine />
      ) : status === 'failed' && error ? (
        <LoadFailed title={t`This could not be loaded`} error={error} onRetry={() => void refresh()} />
      ) : data === undefined ? (
        <ul aria-busy>
          <li className={styles.row}>
            <Skeleton width="60%" height={14} />
          </li>
        </ul>
      ) : (
        <AnimatedList
          items={data}
          itemClassName={styles.row}
          renderItem={(one) => (
            <>
              <Box minW="0">
                <Text fontWeight="450">
                  {[one.browser, one.system].filter(Boolean).join(separator) || t`Unknown device`}
                </Text>
                <Text textStyle="note" minH="24px" color="subText">
                  {one.current ? (
                    <span className={recipeClass('badge', { tone: 'success' })}>
                      <Trans comment="Of the session that shows this page">This device</Trans>
                    </span>
                  ) : (
                    <Trans comment="When somebody did something in a session">
                      Active <RelativeTime at={Date.parse(one.seen_at)} />
                    </Trans>
                  )}
                </Text>
              </Box>
              {one.current ? null : (
                <IconButton
                  icon={pageIcons.signOut}
                  label={t`Sign out on that device`}
                  disabled={offline}
                  aria-disabled={ending || undefined}
                  onClick={() => void end(one)}
                />
              )}
            </>
          )}
        />
      )}
      {failure ? (
        <Text textStyle="small" color="errorText">
          {i18n._(errorMessage(failure))}
        </Text>
      ) : null}
      <ConfirmButton
        variant="soft"
        wide
        disabled={offline}
        getQuestion={async () =>
          drafts(tab).hasUnsent(player)
            ? msg`Sign out on all devices, including this one? Unsent text will be deleted from this device.`
            : msg`Sign out on all devices, including this one?`
        }
        onConfirm={() => void endAll()}
      >
        <Trans>Sign out on all devices</Trans>
      </ConfirmButton>
    </SectionCard>
  )
}
