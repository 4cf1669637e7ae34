import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { isDialogOpen } from '../../../ui/use-overlay.ts'
import styles from './important-notices.module.css'
import { noticesPausedAtom, noticeOpenAtom } from './notice-state.ts'
import { importantNotices, useUnreadNotices } from './notices.ts'

/** Session storage key of an announcement that must not pop up again in this session (spec §4). */
const hiddenKey = (id: string) => `notice_session_${id}`

/** Ids closed in this session. In memory too, because a browser may refuse session storage. */
const closedAtom = atom<readonly string[]>([])

/** Non-modal pop-up for new important announcements on home, one after the other. */
export default function ImportantNotices() {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const { sessionStore } = tab
  const [closed, setClosed] = useAtom(closedAtom)
  const isUnread = useUnreadNotices()
  const { data = [] } = useResource(importantNotices(tab))
  const waiting = data.filter(
    (notice) =>
      isUnread(notice) && !closed.includes(notice.id) && sessionStore.get(hiddenKey(notice.id)) === undefined,
  )
  const isPaused = useAtomValue(noticesPausedAtom)
  const notice = isPaused ? undefined : waiting[0]
  const isOpen = notice !== undefined
  const setOpen = useSetAtom(noticeOpenAtom)
  useEffect(() => {
    setOpen(isOpen)
    return () => setOpen(false)
  }, [isOpen, setOpen])
  const card = useRef<HTMLElement>(null)
  const close = () => {
    if (!notice) return
    // The focus stays in the card of the next announcement, but must be moved after the last one.
    const hadFocus = waiting.length === 1 && card.current?.contains(document.activeElement)
    if (hadFocus) {
      const heading = document.querySelector<HTMLElement>('main h1')
      // The heading is focusable only after a navigation.
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    sessionStore.set(hiddenKey(notice.id), '1')
    setClosed([...closed, notice.id])
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog, drawer or menu over the page handles Escape first.
    if (!isDialogOpen() && !document.querySelector('[role=menu]')) close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listener = (event: KeyboardEvent) => onEscape(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOpen])
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
          <Icon path={pageIcons.bell} size={18} />
        </span>
        <p className={styles.label} role="status">
          {more > 0 ? <Trans>Important, and {more} more</Trans> : <Trans>Important announcement</Trans>}
        </p>
        <IconButton icon={pageIcons.close} label={t`Close`} onClick={close} />
      </div>
      <h2 className={styles.title}>{textIn(notice.title, i18n.locale)}</h2>
      <p className={styles.text}>{textIn(notice.content, i18n.locale)}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.hide} onClick={close}>
          <Trans comment="Button that keeps an announcement from popping up again">
            Don’t show again this session
          </Trans>
        </button>
        <Link to="/supports/noticepage" search={{ id }} className={styles.read}>
          <Trans comment="Link to the whole announcement">Read it</Trans>
        </Link>
      </div>
    </aside>
  )
}
