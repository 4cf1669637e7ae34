import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Counsel } from '@marquee/contract/inquiry.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { isOutdated, useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { Article, ArticleState } from '../board/article.tsx'
import { inquiry as inquiryQuery, markInquiryRead, messagesOf } from './inquiries.ts'
import { InquiryStatus } from './inquiry-status.tsx'
import styles from './open-inquiry.module.css'
import { ReferenceLine } from './reference-line.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Thread } from './thread.tsx'

/** One inquiry: its thread, and the form for a reply until the inquiry has ended. */
export function OpenInquiry({ player, id }: { player: string; id: string }) {
  const state = useResource(inquiryQuery(useTab(), player, id))
  const { data: item, fetchedAt } = state
  const isNew = useNewMessages(player, item)
  const canReply = useAtomValue(offersAtom)('messages')
  if (!item) return <ArticleState state={state} onRetry={state.refresh} />
  return (
    <Article title={item.title} date={item.date} badge={<InquiryStatus status={item.status} />} text={null}>
      {fetchedAt === undefined || !isOutdated(state) ? null : (
        <p className={styles.age}>
          <Icon path={icons.clock} size={18} />
          <DataAge at={fetchedAt} />
        </p>
      )}
      {item.reference ? (
        <div className={styles.reference}>
          <ReferenceLine facts={item.reference} />
        </div>
      ) : null}
      <Thread player={player} messages={messagesOf(item)} isNew={isNew} />
      {item.status === 'pending' ? (
        <p className={styles.note}>
          <Icon path={icons.clock} size={18} />
          <Trans>We usually reply within 1 to 2 days and send you a message when we do.</Trans>
        </p>
      ) : null}
      {canReply && item.replies_left > 0 ? (
        <ReplyForm player={player} inquiry={item} />
      ) : (
        <div className={styles.end}>
          <p>
            {!canReply ? (
              <Trans>To continue, start a new conversation.</Trans>
            ) : item.status === 'ended' ? (
              <Trans>This conversation has ended. If you still need help, start a new one.</Trans>
            ) : (
              <Trans>
                This conversation has reached its maximum length. If you still need help, start a new one.
              </Trans>
            )}
          </p>
          <Link
            to="/supports/counselpage"
            search={{ write: true }}
            className={recipeClass('button', { variant: 'quiet' })}
          >
            <Icon path={pageIcons.edit} size={20} />
            <Trans comment="Button that opens the form of an inquiry">Message support</Trans>
          </Link>
        </div>
      )}
    </Article>
  )
}

/** Ids of the messages that were unread when they were loaded. Also marks the inquiry as read, which does not change the result. */
function useNewMessages(player: string, item: Counsel | undefined): ReadonlySet<string> {
  const tab = useTab()
  const [isNew, setIsNew] = useState<ReadonlySet<string>>(new Set())
  const unread = (item?.messages ?? []).flatMap((message) => (message.unread ? message.id : []))
  if (unread.some((id) => !isNew.has(id))) setIsNew(new Set([...isNew, ...unread]))
  const isUnread = item?.unread === true
  const id = item?.id
  const read = useEffectEvent(() => {
    if (id !== undefined) void markInquiryRead(tab, player, id)
  })
  useEffect(() => {
    if (isUnread) read()
  }, [isUnread])
  return isNew
}
