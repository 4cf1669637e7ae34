import { useLingui } from '@lingui/react/macro'
import { textIn } from '../contract/localized.ts'
import { useProviders } from '../features/lobby/provider-list.ts'
import { Shelf } from '../features/lobby/shelf.tsx'
import { useProviderNames } from '../features/lobby/use-all-games.ts'
import { useRecents } from '../features/play/recents.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import styles from './continue-shelf.module.css'
import { play } from './play.ts'

const MOST = 8

/** The last launches, to go on with; nothing where there are none. */
export function ContinueShelf() {
  const { t, i18n } = useLingui()
  const recents = useRecents()
  const { providers } = useProviders()
  const providerOf = useProviderNames(providers)
  if (recents.length === 0) return null
  return (
    <Shelf
      id="continue"
      title={t`Continue playing`}
      widths={[236, 272]}
      items={recents.slice(0, MOST).map(({ game, at }) => ({
        id: game.id,
        render: (tabStop) => (
          <button
            type="button"
            className={styles.card}
            tabIndex={tabStop ? 0 : -1}
            onClick={(event) => play(game, event.currentTarget.getBoundingClientRect())}
          >
            <Picture
              src={game.game_art ?? textIn(game.game_image, i18n.locale)}
              className={styles.art}
              instead={<span className={styles.art} />}
            />
            <span className={styles.text}>
              <span className={styles.title}>{textIn(game.game_title, i18n.locale)}</span>
              <span className={styles.when}>{providerOf(game)}</span>
              <span className={styles.when}>
                <RelativeTime at={at} />
              </span>
            </span>
            <span className={styles.go}>
              <Icon name="play" size={15} filled />
            </span>
          </button>
        ),
      }))}
    />
  )
}
