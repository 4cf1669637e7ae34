import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions } from '@tanstack/react-query'
import type { CounselReference, ReferenceFacts } from '../../../contract/inquiry.ts'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './reference-line.module.css'
import { ReferenceDetails, ReferenceName } from './reference-words.tsx'

interface ReferenceLineProps {
  facts: ReferenceFacts
  /** Removes the reference from the form. */
  onRemove?: () => void
}

/** The round, transaction or request that an inquiry is about, by its game, time and amounts; by its id as long as they are not known. */
export function ReferenceLine({ facts, onRemove }: ReferenceLineProps) {
  const { t } = useLingui()
  return (
    <div className={styles.line}>
      <Icon path={pageIcons.list} size={20} />
      <p className={styles.words}>
        <span className={styles.label}>
          <Trans comment="Before what an inquiry is about">About</Trans>
        </span>
        <ReferenceName facts={facts} />
        {facts.date === undefined ? null : (
          <span className={styles.facts}>
            <ReferenceDetails facts={facts} />
          </span>
        )}
      </p>
      {onRemove ? (
        <IconButton icon={pageIcons.close} label={t`Remove the reference`} onClick={onRemove} />
      ) : null}
    </div>
  )
}

interface AskedReferenceProps {
  player: string
  reference: CounselReference
  onRemove: () => void
}

/** What a new inquiry will be about, which the form knows by its id alone. */
export function AskedReference({ player, reference, onRemove }: AskedReferenceProps) {
  const { data } = useResource(factsOf(useTab(), player, reference))
  return <ReferenceLine facts={data ?? reference} onRemove={onRemove} />
}

function factsOf({ http }: Tab, player: string, reference: CounselReference): ValueQuery<ReferenceFacts> {
  return queryOptions({
    queryKey: [player, 'asked_reference', reference.kind, reference.id],
    queryFn: ({ signal }) => dataOf(http.call(supportEndpoints.reference, { query: reference, signal })),
  })
}
