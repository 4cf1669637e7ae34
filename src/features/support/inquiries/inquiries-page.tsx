import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { CounselReference, CounselSummary } from '@marquee/contract/inquiry.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { Board, TWO_COLUMNS } from '../board/board.tsx'
import { CounselHint } from './counsel-hint.tsx'
import styles from './inquiries-page.module.css'
import { inquiryList, useRefreshOnMemo } from './inquiries.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { InquiryStatus } from './inquiry-status.tsx'
import { OpenInquiry } from './open-inquiry.tsx'
import { ReferenceDetails, ReferenceName } from './reference-text.tsx'
import { RowText } from '../board/row-text.tsx'
import rowStyles from '../board/row-text.module.css'
import { Rows } from '../board/rows.tsx'
import { separator } from '../../../ui/separator.ts'

interface InquiriesPageProps {
  /** Id of the opened inquiry. */
  id: string | undefined
  writing: boolean
  /** Subject of a new inquiry. */
  reference: CounselReference | undefined
}

/** 1:1 inquiries (spec §2): list, form, and an inquiry with its thread. */
export function InquiriesPage(props: InquiriesPageProps) {
  const player = useAtomValue(playerAtom)
  if (player === undefined) return null
  return <PlayerInquiries player={player} {...props} />
}

function PlayerInquiries({ player, id, writing, reference }: InquiriesPageProps & { player: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const wide = useMedia(TWO_COLUMNS)
  const list = useResourceList(inquiryList(useTab(), player))
  useRefreshOnMemo(player, id)
  const write = (
    <Link
      to="/supports/counselpage"
      search={{ write: true }}
      resetScroll={!wide}
      data-row="write"
      className={`${recipeClass('button', { variant: 'styled' })} ${styles.write}`}
    >
      <Icon path={pageIcons.edit} size={20} />
      <Trans comment="Button that opens the form of an inquiry">Message support</Trans>
    </Link>
  )
  return (
    <Board
      title={<Trans>Support requests</Trans>}
      // Rendered in the empty state too, so that the header does not change its height when the list loads.
      action={write}
      head={<CounselHint />}
      openId={writing ? 'write' : id}
      openTitle={writing ? undefined : list.data?.find((inquiry) => inquiry.id === id)?.title}
      list={
        <Rows
          list={list}
          label={t`Support requests`}
          renderRow={(inquiry) => <InquiryRow inquiry={inquiry} open={inquiry.id === id} />}
          empty={
            <ListState icon={pageIcons.chat} title={t`No support requests yet`}>
              <Trans>Ask support anything about your account, a deposit or a game.</Trans>
            </ListState>
          }
        />
      }
      detail={
        writing ? (
          <InquiryForm
            player={player}
            reference={reference}
            onRemoveReference={() =>
              void navigate({
                to: '/supports/counselpage',
                search: { write: true },
                replace: true,
                resetScroll: false,
              })
            }
            onSent={(inquiry) => {
              toast('success', t`Your message was sent.`)
              void navigate({ to: '/supports/counselpage', search: { id: inquiry.id }, replace: true })
            }}
          />
        ) : id === undefined ? undefined : (
          <OpenInquiry key={id} player={player} id={id} />
        )
      }
      placeholder={<NothingOpen isEmpty={list.data?.length === 0} />}
    />
  )
}

function InquiryRow({ inquiry, open }: { inquiry: CounselSummary; open: boolean }) {
  const { t } = useLingui()
  const wide = useMedia(TWO_COLUMNS)
  return (
    <Link
      to="/supports/counselpage"
      search={{ id: inquiry.id }}
      resetScroll={!wide}
      data-row={inquiry.id}
      aria-current={open || undefined}
      className={`${recipeClass('card')} ${rowStyles.row}`}
    >
      <RowText
        title={inquiry.title}
        date={inquiry.date}
        badge={<InquiryStatus status={inquiry.status} />}
        unread={
          inquiry.unread ? t({ message: 'Unread', comment: 'Of an announcement or a memo' }) : undefined
        }
        about={
          inquiry.reference ? (
            <>
              <ReferenceName facts={inquiry.reference} />
              {inquiry.reference.date === undefined ? null : (
                <>
                  {separator}
                  <ReferenceDetails facts={inquiry.reference} />
                </>
              )}
            </>
          ) : undefined
        }
      />
    </Link>
  )
}

/** A hint beside the list while no inquiry is open. */
function NothingOpen({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useLingui()
  if (isEmpty) {
    return (
      <ListState icon={pageIcons.edit} title={t`Message support`}>
        <Trans>Choose “Message support”. Your messages and our replies appear here.</Trans>
      </ListState>
    )
  }
  return (
    <ListState icon={pageIcons.chat} title={t`Choose a conversation to read it here`}>
      <Trans>Read our replies, continue a conversation, or start a new one.</Trans>
    </ListState>
  )
}
