import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { textIn } from '../../contract/localized.ts'
import { queryClient } from '../../platform/query-client.ts'
import { sessionStore } from '../../platform/storage.ts'
import { store } from '../../platform/store.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './important-notices.module.css'
import { noticeUpAtom } from './notice-up.ts'
import { importantNotices, useUnreadNotices } from './notices.ts'

/** Session storage remembers which announcements must not pop up again in this session (section 4). */
const hiddenName = (id: string) => `notice_session_${id}`

/** Closed in this session; kept beside the session storage, which a browser may refuse. */
const closedAtom = atom<readonly string[]>([])

/** New important announcements pop up on home, one after the other; they block nothing behind them. */
export default function ImportantNotices() {
  const { t, i18n } = useLingui()
  const [closed, setClosed] = useAtom(closedAtom, { store })
  const isUnread = useUnreadNotices()
  const { data = [] } = useQuery(
    {
      queryKey: ['notices-important'],
      queryFn: ({ signal }) => importantNotices(signal),
      staleTime: 5 * 60_000,
    },
    queryClient,
  )
  const waiting = data.filter(
    (notice) =>
      isUnread(notice) &&
      !closed.includes(notice.id) &&
      sessionStore.get(hiddenName(notice.id)) === undefined,
  )
  const [notice] = waiting
  const isUp = notice !== undefined
  const setUp = useSetAtom(noticeUpAtom, { store })
  useEffect(() => {
    setUp(isUp)
    return () => setUp(false)
  }, [isUp, setUp])
  const card = useRef<HTMLElement>(null)
  const close = () => {
    if (!notice) return
    // Another one takes the place and keeps the focus; with the last the focus would be nowhere.
    const held = waiting.length === 1 && card.current?.contains(document.activeElement)
    if (held) {
      const heading = document.querySelector<HTMLElement>('main h1')
      // On the first page of a visit nothing has led to its heading yet.
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    sessionStore.set(hiddenName(notice.id), '1')
    setClosed([...closed, notice.id])
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog or drawer over the page has the key first.
    if (!document.querySelector('dialog[open], [role=dialog], [role=menu]')) close()
  })
  useEffect(() => {
    if (!isUp) return undefined
    const hear = (event: KeyboardEvent) => onEscape(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isUp])
  if (!notice) return null
  const { id } = notice
  const more = waiting.length - 1
  return (
    <aside
      ref={card}
      className={`${recipeClass('card')} ${styles.card}`}
      aria-label={t`Important announcement`}
    >
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="bell" size={18} />
        </span>
        <p className={styles.label} role="status">
          {more > 0 ? <Trans>Important, and {more} more</Trans> : <Trans>Important announcement</Trans>}
        </p>
        <IconButton icon="close" label={t`Close`} onClick={close} />
      </div>
      <h2 className={styles.title}>{textIn(notice.title, i18n.locale)}</h2>
      <p className={styles.text}>{textIn(notice.content, i18n.locale)}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.hide} onClick={close}>
          <Trans comment="Button that keeps an announcement from popping up again">
            Not again in this session
          </Trans>
        </button>
        <Link to="/supports/noticepage" search={{ id }} className={styles.read}>
          <Trans comment="Link to the whole announcement">Read it</Trans>
        </Link>
      </div>
    </aside>
  )
}
