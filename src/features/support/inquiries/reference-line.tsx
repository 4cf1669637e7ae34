import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions } from '@tanstack/react-query'
import type { CounselReference, ReferenceFacts } from '@marquee/contract/inquiry.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './reference-line.module.css'
import { ReferenceDetails, ReferenceName } from './reference-text.tsx'

interface ReferenceLineProps {
  facts: ReferenceFacts
  /** Removes the reference from the form. */
  onRemove?: () => void
}

/** The round, transaction or request that an inquiry refers to: its game, time and amounts, or its id until they are loaded. */
export function ReferenceLine({ facts, onRemove }: ReferenceLineProps) {
  const { t } = useLingui()
  return (
    <div className={styles.line}>
      <Icon path={pageIcons.list} size={20} />
      <Text textStyle="small" flex="1" minW="0" p="8px 0" fontWeight="450">
        <chakra.span display="block" fontSize="0.75rem" lineHeight="1rem" fontWeight="450" color="subText">
          <Trans comment="Before what an inquiry is about">About</Trans>
        </chakra.span>
        <ReferenceName facts={facts} />
        {facts.date === undefined ? null : (
          <chakra.span
            textStyle="note"
            display="block"
            fontWeight="450"
            color="subText"
            fontVariantNumeric="tabular-nums"
          >
            <ReferenceDetails facts={facts} />
          </chakra.span>
        )}
      </Text>
      {onRemove ? (
        <IconButton icon={pageIcons.close} label={t`Remove the reference`} onClick={onRemove} />
      ) : null}
    </div>
  )
}

interface NewReferenceProps {
  player: string
  reference: CounselReference
  onRemove: () => void
}

/** The reference of a new inquiry; loads its facts. */
export function NewReference({ player, reference, onRemove }: NewReferenceProps) {
  const { data } = useResource(factsOf(useTab(), player, reference))
  return <ReferenceLine facts={data ?? reference} onRemove={onRemove} />
}

function factsOf({ http }: Tab, player: string, reference: CounselReference): ValueQuery<ReferenceFacts> {
  return queryOptions({
    queryKey: [player, 'reference', reference.kind, reference.id],
    queryFn: ({ signal }) => dataOf(http.call(supportEndpoints.reference, { query: reference, signal })),
  })
}
