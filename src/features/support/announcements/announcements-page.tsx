import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import type { NoticeSummary } from '@marquee/contract/support.ts'
import { useResource, useResourceList } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Article, ArticleState } from '../board/article.tsx'
import { Board, TWO_COLUMNS } from '../board/board.tsx'
import { markNoticeRead, notice as noticeQuery, notices, useUnreadNotices } from './notices.ts'
import { RowText } from '../board/row-text.tsx'
import rowStyles from '../board/row-text.module.css'
import { Rows } from '../board/rows.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface AnnouncementsPageProps {
  /** Id of the opened announcement. */
  id: string | undefined
}

/** Announcements as list and detail (spec §2). */
export function AnnouncementsPage({ id }: AnnouncementsPageProps) {
  const { t, i18n } = useLingui()
  const list = useResourceList(notices(useTab()))
  const isUnread = useUnreadNotices()
  const opened = list.data?.find((notice) => notice.id === id)
  return (
    <Board
      title={<Trans>Announcements</Trans>}
      openId={id}
      openTitle={opened && textIn(opened.title, i18n.locale)}
      list={
        <Rows
          list={list}
          label={t`Announcements`}
          renderRow={(notice) => (
            <NoticeRow notice={notice} unread={isUnread(notice)} open={notice.id === id} />
          )}
          empty={
            <ListState icon={pageIcons.bell} title={t`No announcements yet`}>
              <Trans>Announcements appear here.</Trans>
            </ListState>
          }
        />
      }
      detail={id === undefined ? undefined : <OpenNotice key={id} id={id} />}
      placeholder={<ListState icon={pageIcons.bell} title={t`Choose an announcement to read it here`} />}
    />
  )
}

interface NoticeRowProps {
  notice: NoticeSummary
  unread: boolean
  open: boolean
}

function NoticeRow({ notice, unread, open }: NoticeRowProps) {
  const { t, i18n } = useLingui()
  const wide = useMedia(TWO_COLUMNS)
  return (
    <Link
      to="/supports/noticepage"
      search={{ id: notice.id }}
      resetScroll={!wide}
      data-row={notice.id}
      aria-current={open || undefined}
      className={`${recipeClass('card')} ${rowStyles.row}`}
    >
      <RowText
        title={textIn(notice.title, i18n.locale)}
        date={notice.date}
        unread={unread ? t({ message: 'Unread', comment: 'Of an announcement or a memo' }) : undefined}
        badge={notice.important ? <ImportantBadge /> : null}
      />
    </Link>
  )
}

/** Badge of an important announcement. */
export function ImportantBadge() {
  return (
    <span className={recipeClass('badge', { tone: 'warning' })}>
      <Trans comment="Mark of an announcement">Important</Trans>
    </span>
  )
}

function OpenNotice({ id }: { id: string }) {
  const { i18n } = useLingui()
  const tab = useTab()
  const state = useResource(noticeQuery(tab, id))
  const item = state.data
  const opened = item?.id
  useEffect(() => {
    if (opened !== undefined) markNoticeRead(tab, opened)
  }, [opened, tab])
  if (!item) return <ArticleState state={state} onRetry={state.refresh} />
  return (
    <Article
      title={textIn(item.title, i18n.locale)}
      date={item.date}
      badge={item.important ? <ImportantBadge /> : null}
      text={textIn(item.content, i18n.locale)}
    />
  )
}
