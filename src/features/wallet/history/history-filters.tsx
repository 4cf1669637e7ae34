import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { useTab } from '../../../session/tab.ts'
import { historyTypes } from '@marquee/contract/history-types.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useErrorFocus } from '../../../ui/form/use-error-focus.ts'
import { DayInput } from '../parts/day-input.tsx'
import { useSite } from '../parts/site.ts'
import { ZoneNote } from '../parts/zone-note.tsx'
import { typeMessage } from '../requests/status-message.ts'
import styles from './history-filters.module.css'
import { type Preset, presetDays, presets } from './history-presets.ts'
import type { HistorySearch } from './history-search.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface HistoryFiltersProps {
  search: HistorySearch
  /** Whether rows can be filtered by type. */
  withType: boolean
  busy: boolean
  /** Whether the device is offline: then cached rows are filtered. */
  offline: boolean
  onSearch: (search: HistorySearch) => void
  /** Called on a submission with an unchanged filter. */
  onFetch: () => void
}

/** The filter of the history: days with presets, a type, and the fetch button of spec §2. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { from, to } = props.search
  // Days that change elsewhere (a preset, the back button) replace the fields' text.
  return (
    <>
      <Filters key={`${from} ${to}`} {...props} />
      <ZoneNote />
    </>
  )
}

type DayName = 'from' | 'to'

function Filters({ search, withType, busy, offline, onSearch, onFetch }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  const { clock } = useTab()
  const { zone } = useSite()
  const [from, setFrom] = useState(search.from ?? '')
  const [to, setTo] = useState(search.to ?? '')
  const [errors, setErrors] = useState<Partial<Record<DayName, string>>>({})
  const { form, focusFirstError } = useErrorFocus()
  const today = presetDays('today', clock.now(), zone).to
  const labels: Record<Preset, string> = {
    all: t({ message: 'All time', comment: 'Filter of the history' }),
    today: t({ message: 'Today', comment: 'Filter of the history' }),
    week: t({ message: '7 days', comment: 'Filter of the history' }),
    days30: t({ message: '30 days', comment: 'Filter of the history' }),
    month: t({ message: 'This month', comment: 'Filter of the history' }),
  }
  const others = {
    ...(search.tab ? { tab: search.tab } : {}),
    ...(search.type ? { type: search.type } : {}),
  }
  const errorOf = (name: DayName, day: string): string | undefined => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.validity.badInput) {
      return t`Enter a valid date with a four-digit year.`
    }
    if (today !== undefined && day > today) return t`Choose today or an earlier day.`
    if (name === 'from' && to !== '' && day > to) return t`The start date is after the end date.`
    return undefined
  }
  const fieldOf = (name: DayName, setDay: (day: string) => void) => ({
    name,
    error: errors[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setDay(event.target.value)
      setErrors({})
    },
  })
  const fetchDays = (event: FormEvent) => {
    event.preventDefault()
    const [fromError, toError] = [errorOf('from', from), errorOf('to', to)]
    if (fromError ?? toError) {
      setErrors({ ...(fromError ? { from: fromError } : {}), ...(toError ? { to: toError } : {}) })
      focusFirstError()
      return
    }
    const same = (search.from ?? '') === from && (search.to ?? '') === to
    if (same) onFetch()
    else onSearch({ ...others, ...(from ? { from } : {}), ...(to ? { to } : {}) })
  }
  return (
    <chakra.form
      ref={form}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="14px"
      onSubmit={fetchDays}
      noValidate
    >
      <div
        className={styles.presets}
        role="group"
        aria-label={t({ message: 'Period', comment: 'Days from one date to another' })}
      >
        {presets.map((preset) => {
          const days = presetDays(preset, clock.now(), zone)
          return (
            <button
              key={preset}
              type="button"
              className={recipeClass('chip')}
              aria-pressed={days.from === search.from && days.to === search.to}
              onClick={() => onSearch({ ...others, ...days })}
            >
              {labels[preset]}
            </button>
          )
        })}
      </div>
      <div className={styles.fields}>
        <DayInput label={<Trans>From</Trans>} value={from} max={to || today} {...fieldOf('from', setFrom)} />
        <DayInput
          label={<Trans comment="Last day of a period">To</Trans>}
          value={to}
          min={from || undefined}
          max={today}
          {...fieldOf('to', setTo)}
        />
        {withType ? (
          <SelectField
            label={t({ message: 'Type', comment: 'What moved the money' })}
            name="type"
            value={search.type ?? ''}
            onChange={(value) => {
              const type = historyTypes.find((one) => one === value)
              onSearch({
                ...(search.from ? { from: search.from } : {}),
                ...(search.to ? { to: search.to } : {}),
                ...(type ? { type } : {}),
              })
            }}
            options={[
              { value: '', label: t({ message: 'All', comment: 'All types of transactions' }) },
              ...cashTypes.map((type) => ({ value: type, label: i18n._(typeMessage[type]) })),
            ]}
          />
        ) : null}
        <Button
          type="submit"
          icon={pageIcons.refresh}
          busy={busy}
          disabled={offline}
          className={styles.fetch}
        >
          <Trans comment="Fetches the list again">Apply</Trans>
        </Button>
      </div>
    </chakra.form>
  )
}

/** Types that move cash and not only points. */
const cashTypes = historyTypes.filter((type) => type !== 'points_earned' && type !== 'points_returned')
