import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useTopicLabel, type FilterBarProps } from './filter-bar.tsx'
import { ProviderChips, QuickChipsGroup, RtpChips, TopicChips, VolatilityChips } from './filter-fields.tsx'
import styles from './filter-sheet.module.css'
import { SlotTypeChips, useSlotTypeLabel } from './slot-type.tsx'
import { changeFilters } from './game-filters.ts'

interface FilterSheetProps extends FilterBarProps {
  onClose: () => void
}

/** All filters, in a sheet. The list behind it updates with each change. */
export default function FilterSheet({ onClose, ...props }: FilterSheetProps) {
  const { t } = useLingui()
  const { kind, filters, onFilters, providers, topics, types, count } = props
  const label = useTopicLabel(kind)
  const typeLabel = useSlotTypeLabel()
  return (
    <Modal
      title={t`Filters`}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="quiet"
            onClick={() => onFilters(changeFilters({}, { q: filters.q, sort: filters.sort }))}
          >
            <Trans>Clear all</Trans>
          </Button>
          <Button onClick={onClose}>
            <Plural value={count} one="Show # game" other="Show # games" />
          </Button>
        </>
      }
    >
      <QuickChipsGroup {...{ filters, onFilters }} />
      <Section title={t`Return to player (RTP)`}>
        <RtpChips {...{ filters, onFilters }} />
      </Section>
      {types.length === 0 ? null : (
        <Section title={typeLabel}>
          <SlotTypeChips {...{ filters, onFilters, types }} />
        </Section>
      )}
      {kind === 'slots' ? (
        <Section title={t({ message: 'Volatility', comment: 'How widely the results of a game swing' })}>
          <VolatilityChips {...{ filters, onFilters }} />
        </Section>
      ) : null}
      <Section title={label}>
        <TopicChips {...{ filters, onFilters, topics, label }} />
      </Section>
      <Section title={t`Game providers`}>
        <ProviderChips {...{ filters, onFilters, providers }} />
      </Section>
    </Modal>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
