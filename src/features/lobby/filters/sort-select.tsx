import { NativeSelect } from '@chakra-ui/react/native-select'
import { useLingui } from '@lingui/react/macro'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './sort-select.module.css'

interface SortSelectProps<Sort extends string> {
  value: Sort
  choices: readonly { value: Sort; label: string }[]
  onChoose: (value: Sort) => void
}

/** Select for the order of a list. */
export function SortSelect<Sort extends string>({ value, choices, onChoose }: SortSelectProps<Sort>) {
  const { t } = useLingui()
  return (
    <NativeSelect.Root unstyled className={`${recipeClass('chip')} ${styles.sort}`}>
      <NativeSelect.Field
        unstyled
        className={styles.select}
        aria-label={t({ message: 'Sort by', comment: 'Label of the choice of how a list is sorted' })}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator unstyled className={styles.arrow}>
        <Icon path={pageIcons.down} size={16} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}
