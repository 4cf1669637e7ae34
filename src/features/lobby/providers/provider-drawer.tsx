import { Drawer } from '@chakra-ui/react/drawer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { Provider } from '@marquee/contract/game.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { persistedAtom } from '../../../platform/storage/persisted.ts'
import { oncePer } from '../../../platform/once-per.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { lowestStakesFirst } from '../filters/newest-first.ts'
import { GameGrid } from '../grid/game-grid.tsx'
import { gameList } from '../catalogue/game-lists.ts'
import { ListFailed } from '../list-states/list-failed.tsx'
import { useErrorNotice } from '../list-states/use-error-notice.ts'
import styles from './provider-drawer.module.css'
import { ProviderGrid } from './provider-grid.tsx'
import { providerList, providersAtom } from '../catalogue/provider-list.ts'
import { displayItemOf, isImage, isNameInLogo } from './display-item.ts'

/** The id of the provider that the player chose last (spec §3, `selectedProvider`). The end of the session deletes it. */
const selectedProviderAtom = persistedAtom({
  scope: 'session',
  name: 'selected_provider',
  version: 1,
  schema: v.pipe(v.string(), v.maxLength(64)),
  initial: '',
})

const byStake = oncePer(lowestStakesFirst)

interface ProviderDrawerProps {
  /** `list` shows all providers, a provider's id shows its games. */
  view: string
  side: 'left' | 'right'
  onChoose: (provider: Provider) => void
  onBack: () => void
  onClose: () => void
  /** The element to focus when the drawer closes; null for the previously focused one. */
  returnFocusTo: () => HTMLElement | null
}

/** The side drawer of spec §2: all providers, then the games of the chosen one. */
export default function ProviderDrawer({
  view,
  side,
  onChoose,
  onBack,
  onClose,
  returnFocusTo,
}: ProviderDrawerProps) {
  const providers = useAtomValue(providersAtom)
  const provider = providers.find((one) => one.id === view)
  const [selected, setSelected] = useAtom(selectedProviderAtom)
  const chosen = provider?.id
  useEffect(() => {
    if (chosen !== undefined && chosen !== selected) setSelected(chosen)
  }, [chosen, selected, setSelected])
  return (
    <SideDrawer isEntry {...{ side, onClose, returnFocusTo }}>
      {provider ? (
        <ProviderGames provider={provider} onBack={onBack} onClose={onClose} />
      ) : (
        <AllProviders {...{ selected, onChoose, onClose }} />
      )}
    </SideDrawer>
  )
}

interface AllProvidersProps {
  selected: string
  onChoose: (provider: Provider) => void
  onClose: () => void
}

/** All providers. Fetches them, because the page under the drawer may not have done so. */
function AllProviders({ selected, onChoose, onClose }: AllProvidersProps) {
  const { t } = useLingui()
  const list = useResource(providerList(useTab()))
  const { data: providers = [], error, isFetching } = list
  useErrorNotice(list, 'providers')
  return (
    <>
      <div className={styles.bar}>
        <Drawer.Title className={styles.title}>{t`Game providers`}</Drawer.Title>
        <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={onClose} />
      </div>
      <div className={styles.body}>
        {error && providers.length === 0 ? (
          <ListFailed of="providers" {...{ error, isFetching }} onRetry={() => void list.refresh()} />
        ) : (
          <ProviderGrid {...{ providers, selected, onChoose }} columns="drawer" />
        )}
      </div>
    </>
  )
}

interface ProviderGamesProps {
  provider: Provider
  onBack: () => void
  onClose: () => void
}

function ProviderGames({ provider, onBack, onClose }: ProviderGamesProps) {
  const { t, i18n } = useLingui()
  const config = useAtomValue(siteConfigAtom)
  const item = displayItemOf(provider, config?.WEB_VARIABLES, i18n.locale)
  const { name, backgroundImage, logo, category } = item
  const drawsName = isNameInLogo(provider, item, i18n.locale)
  const stored = useResource(gameList(useTab(), provider.id))
  const { data: games } = stored
  const list = { ...stored, data: category === 'casino' && games ? byStake(games) : games }
  useErrorNotice(list, 'games')
  const body = useRef<HTMLDivElement>(null)

  return (
    <>
      <div className={styles.head}>
        {backgroundImage ? <Picture className={styles.background} src={backgroundImage} /> : null}
        <div className={styles.bar}>
          <IconButton
            icon={icons.back}
            label={t`Back to the providers`}
            className={styles.glass}
            onClick={onBack}
          />
          <IconButton icon={pageIcons.close} label={t`Close`} className={styles.glass} onClick={onClose} />
        </div>
        <div className={styles.name}>
          {isImage(logo) ? (
            <Picture
              className={styles.logo}
              src={logo}
              fallback={drawsName ? <span className={styles.title}>{name}</span> : null}
            />
          ) : null}
          <Drawer.Title className={isImage(logo) && drawsName ? 'visually-hidden' : styles.title}>
            {name}
          </Drawer.Title>
          <p className={styles.subtitle}>
            {category === 'casino' ? (
              <Trans comment="Kind of a provider's games">Table games</Trans>
            ) : (
              <Trans comment="Kind of a provider's games">Slots</Trans>
            )}
          </p>
        </div>
      </div>
      <div ref={body} className={styles.body}>
        <GameGrid list={list} label={name} box={body} onRetry={() => void list.refresh()} />
      </div>
    </>
  )
}
