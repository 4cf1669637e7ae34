import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { BalanceCard } from '../../features/account/my-page/balance-card.tsx'
import { DetailsCard } from '../../features/account/my-page/details-card.tsx'
import { sessionAtom } from '../../session/session.ts'
import { ChakraRoot } from '../../theme/chakra-root.tsx'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { stayOpen } from '../../ui/sheet/focus-outside.ts'
import { useEntryOverlay } from '../../ui/use-overlay.ts'
import { ActivityList } from '../activity/activity-list.tsx'

/** A modal route as a dialog over the current page. The browser's back button closes it. */
export default function ModalHost() {
  const { t } = useLingui()
  const { modal } = useSearch({ from: '__root__' })
  const session = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const open = modal !== undefined && session.state === 'signedIn'
  const close = useEntryOverlay(
    open,
    () =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, modal: undefined }),
        replace: true,
        resetScroll: false,
      }),
  )
  return (
    <ChakraRoot>
      <Dialog.Root
        onFocusOutside={stayOpen}
        open={open}
        onOpenChange={(details) => {
          if (!details.open) close()
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>
                  {modal === 'activity' ? (
                    <Trans comment="Menu entry and heading: the list of errors and news about money since signing in">
                      What happened
                    </Trans>
                  ) : (
                    <Trans>My page</Trans>
                  )}
                </Dialog.Title>
                <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={close} />
              </Dialog.Header>
              <Dialog.Body>
                {modal === 'mypage-info' ? <BalanceCard /> : null}
                {modal === 'activity' ? <ActivityList /> : <DetailsCard />}
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  )
}
