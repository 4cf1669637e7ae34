import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Provider } from '../../contract/game.ts'
import { textIn } from '../../contract/localized.ts'
import { isOffline } from '../../platform/connection.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { drawerRecipe } from '../../theme/recipes/drawer.ts'
import { DragAway } from '../../ui/drag-away.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { toastLayer } from '../../ui/toast.ts'
import { GameGrid } from './game-grid.tsx'
import { fetchGames, useGames } from './game-lists.ts'
import { sayGamesFailed } from './lobby-failures.ts'
import styles from './provider-drawer.module.css'
import { ProviderGrid } from './provider-grid.tsx'
import { useProviders } from './provider-list.ts'
import { isImage, providerPictures } from './provider-pictures.ts'

const persistentElements = [toastLayer]

interface ProviderDrawerProps {
  /** `list` shows the providers, an id that provider's games; undefined: closed. */
  at: string | undefined
  side: 'start' | 'end'
  onChoose: (provider: Provider) => void
  onBack: () => void
  onClose: () => void
  /** What gets the focus when the drawer closes; null: what had it before. */
  returnFocusTo: () => HTMLElement | null
}

/** The side drawer of section 2: providers first, then the chosen one's games with a way back. */
export default function ProviderDrawer({
  at,
  side,
  onChoose,
  onBack,
  onClose,
  returnFocusTo,
}: ProviderDrawerProps) {
  const { t } = useLingui()
  const { providers } = useProviders()
  const surface = useRef<HTMLDivElement>(null)
  // While it slides away it shows what it showed.
  const [shown, setShown] = useState(at)
  if (at !== undefined && at !== shown) setShown(at)
  const provider = providers.find((one) => one.id === shown)
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      persistentElements={persistentElements}
      finalFocusEl={returnFocusTo}
      open={at !== undefined}
      placement={side}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={surface} data-drawer="">
            <DragAway surface={surface} edge={side === 'start' ? 'left' : 'right'} onAway={onClose} />
            {provider ? (
              <ProviderGames provider={provider} onBack={onBack} onClose={onClose} />
            ) : (
              <>
                <div className={styles.bar}>
                  <Drawer.Title className={styles.title}>{t`Game providers`}</Drawer.Title>
                  <IconButton icon="close" label={t`Close`} ground="soft" onClick={onClose} />
                </div>
                <div className={styles.body}>
                  <ProviderGrid providers={providers} columns="drawer" onChoose={onChoose} />
                </div>
              </>
            )}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
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
  const { background, logo } = providerPictures(provider, config?.WEB_VARIABLES)
  const name = textIn(provider.name ?? provider.title, i18n.locale)
  // A logo says a provider's title: in another language the name stands under it.
  const drawsName = name.toLocaleLowerCase(i18n.locale) === provider.title.toLocaleLowerCase(i18n.locale)
  const lists = useGames(provider.id)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => loadGames(provider.id), [provider.id])

  return (
    <>
      <div className={styles.head}>
        {background ? <Picture className={styles.background} src={background} /> : null}
        <div className={styles.bar}>
          <IconButton
            icon="back"
            label={t`Back to the providers`}
            className={styles.glass}
            onClick={onBack}
          />
          <IconButton icon="close" label={t`Close`} className={styles.glass} onClick={onClose} />
        </div>
        <div className={styles.name}>
          {isImage(logo) ? (
            <Picture
              className={styles.logo}
              src={logo}
              instead={drawsName ? <span className={styles.title}>{name}</span> : null}
            />
          ) : null}
          <Drawer.Title className={isImage(logo) && drawsName ? styles.spoken : styles.title}>
            {name}
          </Drawer.Title>
          <p className={styles.subtitle}>
            {provider.is_casino === 1 ? (
              <Trans comment="Kind of a provider's games">Live casino</Trans>
            ) : (
              <Trans comment="Kind of a provider's games">Slots</Trans>
            )}
          </p>
        </div>
      </div>
      <div ref={body} className={styles.body}>
        <GameGrid {...lists} label={name} box={body} onRetry={() => loadGames(provider.id)} />
      </div>
    </>
  )
}

/** Without a connection nothing is said: the banner does, and the list shows its age or why there is none. */
function loadGames(providerId: string): void {
  void fetchGames(providerId).then((failure) => {
    if (failure && !isOffline()) sayGamesFailed(failure)
  })
}
