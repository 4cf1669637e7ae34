import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textIn } from '@marquee/contract/localized.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { ShelfHeading } from '../../../ui/page/shelf-heading.tsx'
import styles from './announcements-shelf.module.css'
import { ImportantBadge } from './announcements-page.tsx'
import { notices, useUnreadNotices } from './notices.ts'
import { RowText } from '../board/row-text.tsx'
import rowStyles from '../board/row-text.module.css'

/** Maximum number of announcements on home. */
const MAX_ITEMS = 3

/** The newest announcements, for home. Renders nothing while there are none. */
export default function AnnouncementsShelf() {
  const { t, i18n } = useLingui()
  const { data: items } = useResourceList(notices(useTab()))
  const isUnread = useUnreadNotices()
  if (!items || items.length === 0) return null
  return (
    <section className={styles.shelf} aria-labelledby="home-announcements">
      <ShelfHeading
        id="home-announcements"
        title={<Trans>Announcements</Trans>}
        more={
          <Link to="/supports/noticepage">
            <Trans>See all</Trans>
          </Link>
        }
      />
      <ul className={styles.list}>
        {items.slice(0, MAX_ITEMS).map((notice) => (
          <li key={notice.id}>
            <Link
              to="/supports/noticepage"
              search={{ id: notice.id }}
              className={`${recipeClass('card')} ${rowStyles.row}`}
            >
              <RowText
                title={textIn(notice.title, i18n.locale)}
                date={notice.date}
                unread={
                  isUnread(notice)
                    ? t({ message: 'Unread', comment: 'Of an announcement or a memo' })
                    : undefined
                }
                badge={notice.important ? <ImportantBadge /> : null}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
