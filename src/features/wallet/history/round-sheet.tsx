import { DataList } from '@chakra-ui/react/data-list'
import { Drawer } from '@chakra-ui/react/drawer'
import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { signedMoney } from '../../../ui/money/signed-money.ts'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { useMedia, WIDE } from '../../../ui/use-media.ts'
import { separator } from '../../../ui/separator.ts'
import { gameTitle, providerName } from '../parts/game-text.ts'
import { InquiryLink } from '../parts/inquiry-link.tsx'
import { useSite } from '../parts/site.ts'
import styles from './round-sheet.module.css'
import { round } from './rounds.ts'

interface RoundSheetProps {
  player: string
  /** The studio's id of the round. */
  id: string
  /** Its game, because studios may use the same id. */
  game: string | undefined
  onClose: () => void
}

/** One round: its game and time, stake and win, and a replay of its result by the studio. */
export function RoundSheet({ player, id, game, onClose }: RoundSheetProps) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const { data, error, isFetching, refresh } = useResource(round(useTab(), player, id, game))
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const provider = data && providerName(data.game, i18n.locale)
  const net = data ? data.won + data.returned - data.staked : 0
  const rows = data
    ? [
        { term: t`Staked`, value: money(data.staked) },
        { term: t`Win`, value: money(data.won) },
        ...(data.returned > 0 ? [{ term: t`Bet returned`, value: money(data.returned) }] : []),
        { term: t`Net result`, value: signedMoney(net, currency, i18n.locale), sign: Math.sign(net) },
      ]
    : []
  return (
    <Pane title={data ? gameTitle(data.game, i18n.locale) : t`Game round`} onClose={onClose}>
      {data ? (
        <div className={styles.round}>
          <Text textStyle="small" color="subText" fontVariantNumeric="tabular-nums">
            {provider ? `${provider}${separator}` : null}
            <SiteTime at={Date.parse(data.date)} format={{ dateStyle: 'medium', timeStyle: 'medium' }} />
          </Text>
          {data.replay === undefined ? null : isFetching ? (
            <Skeleton className={styles.replay} />
          ) : (
            // The page needs no permission at all, not even scripts.
            <iframe
              className={styles.replay}
              title={t`Result`}
              src={data.replay}
              sandbox=""
              referrerPolicy="no-referrer"
            />
          )}
          <DataList.Root>
            {rows.map(({ term, value, sign }) => (
              <DataList.Item key={term} py="6px">
                <DataList.ItemLabel>{term}</DataList.ItemLabel>
                <DataList.ItemValue fontWeight="650" data-sign={sign}>
                  {value}
                </DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
          {data.proof === undefined || isFetching ? null : (
            <a
              href={`${data.proof}&app=${encodeURIComponent(location.origin)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={recipeClass('button', { variant: 'quiet', wide: true })}
            >
              <Icon path={pageIcons.list} size={20} />
              <Trans>Verify this round</Trans>
            </a>
          )}
          <InquiryLink about="round" id={id} label={t`Ask about this round`} wide />
        </div>
      ) : error ? (
        <LoadFailed title={t`The round could not be loaded.`} error={error} onRetry={() => void refresh()} />
      ) : (
        <div className={styles.round} aria-busy="true">
          <Skeleton className={styles.replay} />
          <Skeleton minHeight={322} />
        </div>
      )}
    </Pane>
  )
}

interface PaneProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A pane at the side of wide windows, which leaves the list in sight; a sheet on phones. */
function Pane({ title, onClose, children }: PaneProps) {
  const { t } = useLingui()
  if (!useMedia(WIDE)) {
    return (
      <Modal title={title} isEntry onClose={onClose}>
        {children}
      </Modal>
    )
  }
  return (
    <SideDrawer side="right" isEntry onClose={onClose}>
      <div className={styles.head}>
        <Drawer.Title textStyle="heading">{title}</Drawer.Title>
        <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </SideDrawer>
  )
}
