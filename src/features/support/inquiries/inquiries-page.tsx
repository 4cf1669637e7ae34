import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { CounselReference, CounselSummary } from '../../../contract/support.ts'
import { useRemoteList } from '../../../platform/remote/actions.ts'
import { useRemote } from '../../../platform/remote/remote.ts'
import { playerAtom } from '../../../session/player.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { Article, ArticleState } from '../board/article.tsx'
import { Board, TWO_COLUMNS } from '../board/board.tsx'
import { CounselHint } from './counsel-hint.tsx'
import { LongDate } from '../board/dates.tsx'
import styles from './inquiries-page.module.css'
import { inquiry as inquirySource, inquiryList, useAnswersAsTheyCome } from './inquiries.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { ReferenceLine } from './reference-line.tsx'
import { RowText } from '../board/row-text.tsx'
import rowStyles from '../board/row-text.module.css'
import { Rows } from '../board/rows.tsx'

interface InquiriesPageProps {
  /** Id of the opened inquiry. */
  id: string | undefined
  writing: boolean
  /** Subject of a new inquiry. */
  reference: CounselReference | undefined
}

/** 1:1 inquiries (spec §2): list, form, and an inquiry with its answer. */
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
  const list = useRemoteList(inquiryList(player))
  useAnswersAsTheyCome(player, id)
  const write = (
    <Link
      to="/supports/counselpage"
      search={{ write: true }}
      resetScroll={!wide}
      data-row="write"
      className={`${recipeClass('button', { variant: 'styled' })} ${styles.write}`}
    >
      <Icon path={pageIcons.edit} size={20} />
      <Trans comment="Button that opens the form of an inquiry">New inquiry</Trans>
    </Link>
  )
  return (
    <Board
      title={<Trans>My inquiries</Trans>}
      // Rendered in the empty state too, so that the header keeps its height when the list loads.
      action={write}
      head={<CounselHint />}
      openId={writing ? 'write' : id}
      list={
        <Rows
          list={list}
          label={t`My inquiries`}
          renderRow={(inquiry) => <InquiryRow inquiry={inquiry} open={inquiry.id === id} />}
          empty={
            <ListState icon={pageIcons.chat} title={t`No inquiries yet`}>
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
              toast('success', t`Your inquiry was sent.`)
              void navigate({ to: '/supports/counselpage', search: { id: inquiry.id }, replace: true })
            }}
          />
        ) : id === undefined ? undefined : (
          <OpenInquiry key={id} player={player} id={id} />
        )
      }
      placeholder={<ListState icon={pageIcons.chat} title={t`Choose an inquiry to read it here`} />}
    />
  )
}

/** Badge with the status of an inquiry. */
function Status({ status }: { status: CounselSummary['status'] }) {
  return status === 'answered' ? (
    <span className={recipeClass('badge', { tone: 'success' })}>
      <Icon path={pageIcons.check} size={14} />
      <Trans comment="State of an inquiry">Answered</Trans>
    </span>
  ) : (
    <span className={recipeClass('badge', { tone: 'neutral' })}>
      <Icon path={icons.clock} size={14} />
      <Trans comment="State of an inquiry">Waiting for an answer</Trans>
    </span>
  )
}

function InquiryRow({ inquiry, open }: { inquiry: CounselSummary; open: boolean }) {
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
      <RowText title={inquiry.title} date={inquiry.date} badge={<Status status={inquiry.status} />} />
    </Link>
  )
}

function OpenInquiry({ player, id }: { player: string; id: string }) {
  const state = useRemote(inquirySource(player, id))
  const item = state.data
  if (!item) return <ArticleState state={state} onRetry={state.refresh} />
  return (
    <Article title={item.title} date={item.date} badge={<Status status={item.status} />} text={item.content}>
      {item.reference ? (
        <div className={styles.reference}>
          <ReferenceLine reference={item.reference} />
        </div>
      ) : null}
      {item.answer === null ? (
        <p className={styles.waiting}>
          <Trans>We usually answer within 1–2 days and send you a message when we do.</Trans>
        </p>
      ) : (
        <section className={styles.answer}>
          <h3 className={styles.answerTitle}>
            <Icon path={pageIcons.chat} size={20} />
            <Trans comment="Heading of the support's answer to an inquiry">Answer</Trans>
          </h3>
          {item.answered_at ? (
            <p className={styles.answerDate}>
              <LongDate iso={item.answered_at} />
            </p>
          ) : null}
          <p className={styles.answerText}>{item.answer}</p>
        </section>
      )}
    </Article>
  )
}
