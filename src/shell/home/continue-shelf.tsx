import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { textIn } from '../../contract/localized.ts'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import { Shelf } from '../../features/lobby/shelf/shelf.tsx'
import { useProviderNames } from '../../features/lobby/catalogue/use-all-games.ts'
import { useRecents } from '../../features/play/launch/recents.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { Picture } from '../../ui/picture.tsx'
import { RelativeTime } from '../../ui/time/relative-time.tsx'
import styles from './continue-shelf.module.css'
import { usePlay } from '../start/play.ts'

const MAX_GAMES = 8

/** The last launched games, newest first. Renders nothing when there are none. */
export function ContinueShelf() {
  const { t, i18n } = useLingui()
  const recents = useRecents()
  const play = usePlay()
  const providers = useAtomValue(providersAtom)
  const providerOf = useProviderNames(providers)
  if (recents.length === 0) return null
  return (
    <Shelf
      id="continue"
      title={t`Continue playing`}
      widths="236-272"
      items={recents.slice(0, MAX_GAMES).map(({ game, at }) => ({
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
              <Icon path={icons.play} size={15} filled />
            </span>
          </button>
        ),
      }))}
    />
  )
}
