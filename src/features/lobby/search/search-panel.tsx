import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useLobby } from '../lobby-context.ts'
import { clearSearches, saveSearch, recentSearchesAtom } from './recent-searches.ts'
import { SearchLine } from './search-line.tsx'
import styles from './search-panel.module.css'
import { initialOptions, resultOptions, type SearchGroup, type SearchOption } from './search-options.ts'
import { kindTopics } from './topics.ts'
import { useSearchResults, useSearchIndex } from './use-search-results.ts'
import { highlights } from '../catalogue/highlights.ts'
import { useAllGames, useProviderNames } from '../catalogue/use-all-games.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'

interface SearchPanelProps {
  /** The games that were launched last, newest first. The same array until they change. */
  recent: readonly Game[]
  onClose: () => void
}

const none: readonly Game[] = []

/** Delay of fetching the catalogue, ms, so that it does not slow the panel's opening. */
const FETCH_DELAY_MS = 400

/**
 * Search over games and providers: an overlay on wide windows, full screen on phones. A combobox: the focus
 * stays in the input, the arrow keys move through the options, Enter opens one, Escape closes the panel.
 */
export default function SearchPanel({ recent, onClose }: SearchPanelProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const store = useStore()
  const lobby = useLobby()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  /** Index of the option that Enter opens; undefined until the player chooses one. */
  const [active, setActive] = useState<number>()
  const all = useAllGames(undefined, FETCH_DELAY_MS)
  const nameOf = useProviderNames(all.providers)
  const index = useSearchIndex(all.games, all.providers, true)
  const found = useSearchResults(index, text)
  const searches = useAtomValue(recentSearchesAtom)
  const popular = useResource(highlights(useTab())).data?.popular ?? none
  const empty = text.trim() === ''
  const settled = found.typed === text.trim()
  const { typed } = found
  const count = found.topics.length + found.providers.length + found.games.length
  // Until all games have been searched, nothing is said of what there is not.
  const isLoading = all.status === 'loading' || (settled && found.searched !== all.games)
  const isWithoutHit = !empty && settled && !isLoading && count === 0
  const options = useMemo(() => {
    if (empty || isWithoutHit)
      return initialOptions(empty ? searches : [], recent, kindTopics(), all.games, popular)
    return isLoading && found.isNear ? [] : resultOptions(found)
  }, [empty, isWithoutHit, isLoading, searches, recent, all.games, popular, found])
  // Enter opens a suggestion only if the player chose it. A screen reader would read an active one instead of the field.
  const activeIndex = Math.min(active ?? (empty || isWithoutHit ? -1 : 0), options.length - 1)
  const current = options[activeIndex]

  useEffect(() => {
    if (current)
      list.current
        ?.querySelector(`#${CSS.escape(`${id}${current.id}`)}`)
        ?.scrollIntoView({ block: 'nearest' })
  }, [current, id])

  const type = (next: string) => {
    setText(next)
    setActive(undefined)
  }
  const choose = (option: SearchOption, from?: DOMRect) => {
    if (option.type === 'query') return type(option.text)
    if (!empty) saveSearch(store, text)
    onClose()
    if (option.type === 'game') lobby.play(option.game, from)
    else if (option.type === 'provider') lobby.openProvider(option.provider)
    else if (option.type === 'topic') lobby.openAll(option.topic.kind, { theme: option.topic.theme })
    else lobby.openAll(option.kind, { q: text.trim() })
    return undefined
  }
  const indexOf = (target: EventTarget) =>
    options.findIndex((option) => `${id}${option.id}` === lineOf(target)?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition Enter and the arrows belong to the composition. Safari reports that only by key
    // code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const from = activeIndex < 0 && step < 0 ? 0 : activeIndex
      setActive((from + step + options.length) % options.length)
    } else if (event.key === 'Enter' && current && (empty || settled)) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <Modal placement="top" label={t`Search games or providers`} onClose={onClose}>
      <div className={styles.head}>
        <search className={`${recipeClass('inputFrame')} ${styles.field}`}>
          <Icon path={icons.search} size={20} />
          <input
            ref={input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- phones show the keyboard only if it is focused during the tap
            autoFocus
            value={text}
            placeholder={t`Search games or providers`}
            aria-label={t`Search games or providers`}
            aria-expanded={options.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={current ? `${id}${current.id}` : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {text === '' ? null : (
            <IconButton
              icon={pageIcons.close}
              label={t`Clear search`}
              onClick={() => {
                type('')
                input.current?.focus()
              }}
              style={{ marginInlineEnd: -12, marginBlock: -2 }}
            />
          )}
        </search>
        <button type="button" className={styles.cancel} onClick={onClose}>
          <Trans comment="Closes the search">Cancel</Trans>
        </button>
      </div>
      <output className={styles.status} data-empty={empty || undefined}>
        {/* In an element, which stays React's own where the page is translated. */}
        {empty || !(settled || isLoading) ? null : (
          <span>
            {isLoading ? (
              <Trans>Loading games</Trans>
            ) : count === 0 ? (
              <Trans>Nothing found. Try fewer letters, or the name in another language.</Trans>
            ) : found.isNear ? (
              <Trans comment="In the search, above games with other names. The value is what the player typed">
                No results for “{typed}”. Similar names:
              </Trans>
            ) : (
              <Plural value={count} one="# result" other="# results" />
            )}
          </span>
        )}
      </output>
      {/* Above the list, which grows when the games are loaded. */}
      {empty && recent.length + searches.length === 0 && i18n.locale === 'ko' ? (
        <p className={styles.hint}>
          <Trans>
            Search by name. Korean names also work by initials such as ㅂㅋㄹ or in Latin letters.
          </Trans>
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and handles keys */}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={t`Results`}
        className={styles.list}
        onPointerMove={(event) => {
          const pointed = indexOf(event.target)
          if (pointed >= 0) setActive(pointed)
        }}
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse') event.preventDefault()
        }}
        onClick={(event) => {
          const line = lineOf(event.target)
          const option = options[indexOf(event.target)]
          if (option && line) choose(option, line.getBoundingClientRect())
        }}
      >
        {options.map((option, position) => (
          <SearchLine
            key={option.id}
            id={`${id}${option.id}`}
            option={option}
            heading={headingAt(options, position)}
            active={option === current}
            providerOf={nameOf}
          />
        ))}
      </div>
      {empty && searches.length > 0 ? (
        <button type="button" className={styles.clear} onClick={() => clearSearches(store)}>
          <Trans>Clear recent searches</Trans>
        </button>
      ) : null}
      {all.isOpen || empty ? null : (
        <p className={styles.hint}>
          <Trans>Sign in to search all games.</Trans>
        </p>
      )}
    </Modal>
  )
}

function lineOf(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('[role=option]') : null
}

/** The first option of each group shows the heading of its group. */
function headingAt(options: readonly SearchOption[], index: number): SearchGroup | undefined {
  const group = options[index]?.group
  return group !== options[index - 1]?.group ? group : undefined
}
