import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import type { Me } from '@marquee/contract/me.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { me as account } from '../me/me.ts'
import { EditButton } from './edit-button.tsx'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'
import type { EditableProps } from './my-page-edit.ts'
import { DetailRows } from './detail-rows.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'

interface MeCardProps extends EditableProps {
  id: string
  player: string
  title: ReactNode
  /** The title as text, for the accessible name of the button that opens the form. */
  titleText: string
  editLabel: (me: Me) => string
  /** `me` is undefined until it is loaded; `placeholder` is for the values until then. */
  renderRows: (
    me: Me | undefined,
    placeholder: ReactNode,
  ) => readonly { readonly term: string; readonly value: ReactNode }[]
  /** A change remounts the rows, because an update in place would count as a layout shift. */
  rowsVersion?: string
  renderForm: (me: Me) => ReactNode
}

/** A card of the player's account: its rows, or the form that changes them. */
export function MeCard({ id, player, onEdit, title, titleText, ...props }: MeCardProps) {
  const { t } = useLingui()
  const canEdit = useAtomValue(offersAtom)('account_changes')
  const editing = canEdit && props.editing
  const { data: me, status, fetchedAt, error, refresh } = useResource(account(useTab(), player))
  const offline = status === 'offline'
  const placeholder = <Skeleton width={120} height={12} />
  return (
    <SectionCard
      id={id}
      editing={editing}
      title={title}
      action={
        me && canEdit && !editing ? (
          <EditButton label={props.editLabel(me)} of={titleText} onClick={onEdit} />
        ) : null
      }
    >
      {!me && offline ? (
        <OfflineLine />
      ) : !me && error ? (
        <LoadFailed title={t`This could not be loaded`} error={error} onRetry={() => void refresh()} />
      ) : me && editing ? (
        <Suspense fallback={<Skeleton height={340} />}>{props.renderForm(me)}</Suspense>
      ) : (
        <DetailRows
          key={me ? `known ${props.rowsVersion ?? ''}` : 'placeholders'}
          fetchedAt={offline ? fetchedAt : undefined}
          rows={props.renderRows(me, placeholder)}
        />
      )}
    </SectionCard>
  )
}
