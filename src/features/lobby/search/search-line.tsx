import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { kindOf, type Game, type GameKind } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Limits, Rtp } from '../tile/game-figures.tsx'
import { displayItemOf, isImage } from '../providers/display-item.ts'
import styles from './search-line.module.css'
import type { SearchGroup, SearchOption } from './search-options.ts'

interface SearchLineProps {
  id: string
  option: SearchOption
  /** Set on the first line of each group. */
  heading: SearchGroup | undefined
  active: boolean
  providerOf: (game: Game) => string | undefined
}

/** One option of the search's list box, which handles the pointer. The focus stays in the input. */
export const SearchLine = memo(function SearchLine({
  id,
  option,
  heading,
  active,
  providerOf,
}: SearchLineProps) {
  const { t } = useLingui()
  const headings: Partial<Record<SearchGroup, string>> = {
    provider: t`Game providers`,
    game: t({ message: 'Games', comment: 'Heading above games that were found' }),
    recent: t({ message: 'Recent games', comment: 'Heading above the games that were opened last' }),
    new: t`New games`,
    popular: t({ message: 'Popular now', comment: 'Title of a row of games' }),
    topic: t({ message: 'Categories', comment: 'Heading in the search: kinds and themes of games' }),
    query: t`Recent searches`,
  }
  return (
    <>
      {heading && headings[heading] ? (
        <div role="presentation" className={styles.heading}>
          {headings[heading]}
        </div>
      ) : null}
      <div id={id} role="option" tabIndex={-1} aria-selected={active} className={styles.line}>
        <LineContent option={option} providerOf={providerOf} />
      </div>
    </>
  )
})

function LineContent({ option, providerOf }: Pick<SearchLineProps, 'option' | 'providerOf'>) {
  const { t, i18n } = useLingui()
  const config = useAtomValue(siteConfigAtom)
  if (option.type === 'query') {
    return (
      <>
        <span className={styles.disc}>
          <Icon path={icons.clock} size={18} />
        </span>
        <span className={styles.name}>{option.text}</span>
      </>
    )
  }
  if (option.type === 'all') {
    const { kind } = option
    const count = new Intl.NumberFormat(i18n.locale).format(option.count)
    return (
      <ListLine kind={kind}>
        {kind === 'slots' ? t`See all ${count} slots found` : t`See all ${count} table games found`}
      </ListLine>
    )
  }
  if (option.type === 'topic') return <ListLine kind={option.topic.kind}>{option.topic.name}</ListLine>
  if (option.type === 'provider') {
    const { provider } = option
    const { name, backgroundImage, logo } = displayItemOf(provider, config?.WEB_VARIABLES, i18n.locale)
    return (
      <>
        <span className={styles.card}>
          {backgroundImage ? <Picture src={backgroundImage} className={styles.ground} /> : null}
          {isImage(logo) ? <Picture src={logo} className={styles.logo} /> : null}
        </span>
        <span className={styles.name}>{name}</span>
        <Icon path={icons.chevron} size={16} />
      </>
    )
  }
  const { game } = option
  const image = game.game_art ?? textIn(game.game_image, i18n.locale)
  const provider = providerOf(game)
  const limits = kindOf(game) === 'casino' ? game.limits : undefined
  const hasFigures = (limits ?? game.rtp) !== undefined
  return (
    <>
      <Picture
        src={image}
        className={styles.cover}
        loading="lazy"
        decoding="async"
        fallback={<span className={styles.cover} />}
      />
      <span className={styles.text}>
        <span className={styles.name}>{textIn(game.game_title, i18n.locale)}</span>
        <span className={styles.meta}>
          {provider}
          {provider && hasFigures ? ' · ' : null}
          {limits ? <Limits {...limits} /> : game.rtp === undefined ? null : <Rtp rtp={game.rtp} />}
        </span>
      </span>
    </>
  )
}

/** A line that leads to a list of games. */
function ListLine({ kind, children }: { kind: GameKind; children: string }) {
  return (
    <>
      <span className={styles.disc}>
        <Icon path={kind === 'slots' ? pageIcons.slot : pageIcons.cards} size={18} />
      </span>
      <span className={styles.name}>{children}</span>
      <Icon path={icons.chevron} size={16} />
    </>
  )
}
