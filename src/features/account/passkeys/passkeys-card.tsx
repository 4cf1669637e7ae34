import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { maxPasskeys, type Passkey } from '@marquee/contract/passkeys.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { AnimatedList } from '../../../ui/motion/animated-list.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys-card.module.css'
import { passkeys } from './passkeys.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { usePasskeysHere } from './use-passkeys-here.ts'

/** The open form. */
type Open = 'add' | { readonly to: 'rename' | 'remove'; readonly id: string } | undefined

/** The player's passkeys, with forms to add, rename and remove them. Renders nothing if the site has no passkeys. */
export function PasskeysCard({ player }: { player: string }) {
  const here = usePasskeysHere()
  return here === 'absent' ? null : <Passkeys player={player} canAdd={here === 'usable'} />
}

function Passkeys({ player, canAdd }: { player: string; canAdd: boolean }) {
  const { t } = useLingui()
  const offline = useAtomValue(isOfflineAtom)
  const { data: list, status, error, refresh } = useResource(passkeys(useTab(), player))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const number = (list?.length ?? 0) + 1

  const formOf = (passkey: Passkey) => {
    if (typeof open !== 'object' || open.id !== passkey.id) return undefined
    const Form = open.to === 'rename' ? RenamePasskey : RemovePasskey
    return <Form player={player} passkey={passkey} onClose={close} />
  }

  return (
    <SectionCard
      id="passkeys"
      editing={open !== undefined}
      title={<Trans comment="Heading of the ways to sign in without a password">Passkeys</Trans>}
    >
      <Text textStyle="small" color="subText">
        <Trans>
          Sign in with your fingerprint, face or screen lock. You will also confirm changes to your bank
          account with your passkey. Your password still works.
        </Trans>
      </Text>
      {!list && status === 'offline' ? (
        <OfflineLine />
      ) : status === 'failed' && error ? (
        <LoadFailed title={t`This could not be loaded`} error={error} onRetry={() => void refresh()} />
      ) : (
        <>
          {list ? (
            <AnimatedList
              items={list}
              className={styles.list}
              itemClassName={styles.item}
              renderItem={(passkey) =>
                formOf(passkey) ?? (
                  <PasskeyRow
                    passkey={passkey}
                    disabled={offline}
                    onRename={() => setOpen({ to: 'rename', id: passkey.id })}
                    onRemove={() => setOpen({ to: 'remove', id: passkey.id })}
                  />
                )
              }
            />
          ) : (
            <ul aria-busy className={styles.list}>
              <li className={styles.item}>
                <Skeleton width="60%" height={14} marginTop={20} />
              </li>
            </ul>
          )}
          {list?.length === 0 && open !== 'add' ? (
            <Text textStyle="small" my="4px 12px" color="subText">
              <Trans>You have no passkey yet.</Trans>
            </Text>
          ) : null}
          {list && open === 'add' ? (
            <AddPasskey
              player={player}
              name={t({
                message: `Passkey ${number}`,
                comment: 'The name that a new passkey gets: a number follows',
              })}
              onClose={close}
            />
          ) : open !== undefined ? null : !canAdd ? (
            <Text textStyle="small" my="4px 12px" color="subText">
              <Trans>This browser cannot use passkeys. Open the site in another browser to add one.</Trans>
            </Text>
          ) : list && list.length >= maxPasskeys ? (
            <Text textStyle="small" my="4px 12px" color="subText">
              <Trans>You have reached the maximum number of passkeys. Remove one first.</Trans>
            </Text>
          ) : (
            <Button
              variant="soft"
              wide
              icon={pageIcons.key}
              disabled={offline || list === undefined}
              onClick={() => setOpen('add')}
            >
              <Trans>Add a passkey</Trans>
            </Button>
          )}
        </>
      )}
    </SectionCard>
  )
}
