import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import type { Memo } from '@marquee/contract/support.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { useResource, useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Article, ArticleState } from '../board/article.tsx'
import { Board, TWO_COLUMNS } from '../board/board.tsx'
import {
  deleteMemo,
  memo as memoQuery,
  memoFailureAtom,
  type MemoKind,
  memoList,
  readAllMemos,
  readMemo,
} from './memos.ts'
import { RowText } from '../board/row-text.tsx'
import rowStyles from '../board/row-text.module.css'
import { Rows } from '../board/rows.tsx'
import { Tabs } from '../../../ui/tabs.tsx'

interface MemosPageProps {
  kind: MemoKind
  /** Id of the opened memo. */
  id: string | undefined
}

/** Memos (spec §2), with a tab for all and a tab for those to this player only. Opening a memo marks it as read. */
export function MemosPage({ kind, id }: MemosPageProps) {
  const player = useAtomValue(playerAtom)
  if (player === undefined) return null
  return <PlayerMemos player={player} kind={kind} id={id} />
}

function PlayerMemos({ player, kind, id }: MemosPageProps & { player: string }) {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const [failure, setFailure] = useAtom(memoFailureAtom)
  useEffect(() => () => setFailure(undefined), [setFailure])
  const navigate = useNavigate()
  const list = useResourceList(memoList(useTab(), player, kind))
  const offline = useAtomValue(isOfflineAtom)
  const unreadAnywhere = (useAtomValue(userInfoAtom)?.info.unread_memos ?? 0) > 0
  const unreadHere = list.data?.some((memo) => memo.status === 'unread') ?? false
  const isWhole = useAtomValue(offersAtom)('messages')
  const opened = list.data?.find((memo) => memo.id === id)
  return (
    <Board
      title={<Trans>Inbox</Trans>}
      action={
        isWhole && (unreadHere || (unreadAnywhere && kind === 'all')) ? (
          <button
            type="button"
            className={recipeClass('chip')}
            disabled={offline}
            onClick={() => void readAllMemos(tab, player, kind)}
          >
            <Trans>Mark all as read</Trans>
          </button>
        ) : null
      }
      openId={id}
      openTitle={opened && textIn(opened.title, i18n.locale)}
      list={
        <Tabs
          label={t`Inbox`}
          value={kind}
          tabs={[
            { value: 'all', label: t({ message: 'All', comment: 'Tab: all memos' }) },
            {
              value: 'direct',
              label: t({ message: 'Personal', comment: 'Tab: memos to this player alone' }),
            },
          ]}
          onChoose={(next) =>
            void navigate({ to: '/supports/memopage', search: { kind: next }, replace: true })
          }
        >
          {failure ? (
            <Text pb="12px" lineHeight="1.45" color="errorText">
              {i18n._(errorMessage(failure))}
            </Text>
          ) : null}
          <Rows
            list={list}
            label={t`Inbox`}
            renderRow={(memo) => <MemoRow player={player} memo={memo} kind={kind} open={memo.id === id} />}
            empty={
              <ListState icon={icons.mail} title={t`No messages`}>
                <Trans>Messages to you appear here.</Trans>
              </ListState>
            }
          />
        </Tabs>
      }
      detail={
        id === undefined ? undefined : opened ? (
          <OpenMemo key={id} player={player} memo={opened} kind={kind} />
        ) : list.data && isWhole ? (
          <SingleMemo key={id} player={player} id={id} kind={kind} />
        ) : list.data ? (
          <ListState icon={icons.mail} title={t`This was not found.`} />
        ) : (
          <ArticleState state={list} onRetry={list.refresh} />
        )
      }
      placeholder={<ListState icon={icons.mail} title={t`Choose a message to read it here`} />}
    />
  )
}

interface MemoRowProps {
  player: string
  memo: Memo
  kind: MemoKind
  open: boolean
}

function MemoRow({ player, memo, kind, open }: MemoRowProps) {
  const { t, i18n } = useLingui()
  const wide = useMedia(TWO_COLUMNS)
  const remove = useDelete(player, kind)
  const title = textIn(memo.title, i18n.locale)
  return (
    <div className={`${recipeClass('card')} ${rowStyles.withButton}`}>
      <Link
        to="/supports/memopage"
        search={{ kind, id: memo.id }}
        resetScroll={!wide}
        data-row={memo.id}
        aria-current={open || undefined}
        className={rowStyles.row}
      >
        <RowText
          title={title}
          date={memo.date}
          excerpt={textIn(memo.content, i18n.locale)}
          unread={
            memo.status === 'unread'
              ? t({ message: 'Unread', comment: 'Of an announcement or a memo' })
              : undefined
          }
          badge={
            memo.kind === 'direct' && kind === 'all' ? (
              <span className={recipeClass('badge', { tone: 'info' })}>
                {t({ message: 'Personal', comment: 'Tab: memos to this player alone' })}
              </span>
            ) : null
          }
        />
      </Link>
      <DeleteButton
        label={t`Delete the message: ${title}`}
        className={rowStyles.button}
        onClick={(event) => {
          focusNeighbour(event.currentTarget)
          remove(memo.id, open)
        }}
      />
    </div>
  )
}

/** A button that deletes a memo, where the operator's memos can be deleted. Disabled offline. */
function DeleteButton(props: Omit<ComponentProps<typeof IconButton>, 'icon' | 'disabled'>) {
  const canDelete = useAtomValue(offersAtom)('messages')
  const offline = useAtomValue(isOfflineAtom)
  return canDelete ? <IconButton icon={pageIcons.trash} disabled={offline} {...props} /> : null
}

/** Moves the focus to the next or previous row, because it would be lost with the deleted one. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true })
}

function useDelete(player: string, kind: MemoKind): (id: string, open: boolean) => void {
  const tab = useTab()
  const navigate = useNavigate()
  return (id, open) => {
    void deleteMemo(tab, player, id)
    if (open) void navigate({ to: '/supports/memopage', search: { kind }, replace: true, resetScroll: false })
  }
}

interface OpenMemoProps {
  player: string
  memo: Memo
  kind: MemoKind
}

function OpenMemo({ player, memo, kind }: OpenMemoProps) {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const remove = useDelete(player, kind)
  const read = useEffectEvent(() => void readMemo(tab, player, memo))
  useEffect(() => read(), [])
  return (
    <Article
      title={textIn(memo.title, i18n.locale)}
      date={memo.date}
      text={textIn(memo.content, i18n.locale)}
      actions={<DeleteButton label={t`Delete`} background="soft" onClick={() => remove(memo.id, true)} />}
    >
      {memo.counsel === undefined ? null : (
        <Link
          to="/supports/counselpage"
          search={{ id: memo.counsel }}
          className={recipeClass('button', { variant: 'quiet' })}
          style={{ marginTop: 18 }}
        >
          <Icon path={pageIcons.chat} size={20} />
          <Trans comment="Link from the message about a reply to the support request">Open the request</Trans>
        </Link>
      )}
    </Article>
  )
}

function SingleMemo({ player, id, kind }: { player: string; id: string; kind: MemoKind }) {
  const state = useResource(memoQuery(useTab(), player, id))
  if (!state.data) return <ArticleState state={state} onRetry={state.refresh} />
  return <OpenMemo player={player} memo={state.data} kind={kind} />
}
