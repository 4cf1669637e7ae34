import { RadioGroup } from '@chakra-ui/react/radio-group'
import type { ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { coveringInput } from './covering-input.ts'
import styles from './choice-list.module.css'

interface Choice<T extends string> {
  value: T
  label: string
  /** A preview above the label. Give it to all choices of a list or to none. */
  specimen?: ReactNode
}

interface ChoiceListProps<T extends string> {
  title: string
  value: T
  choices: readonly Choice<T>[]
  onChoose: (value: T) => void
}

/** A radio group shown as chips or as previews. */
export function ChoiceList<T extends string>({ title, value, choices, onChoose }: ChoiceListProps<T>) {
  const shown = choices.some((choice) => choice.specimen !== undefined)
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(details) => {
        const chosen = choices.find((choice) => choice.value === details.value)
        if (chosen) onChoose(chosen.value)
      }}
    >
      <RadioGroup.Label>{title}</RadioGroup.Label>
      <div className={shown ? styles.specimens : styles.chips}>
        {choices.map((choice) => (
          <RadioGroup.Item
            key={choice.value}
            value={choice.value}
            className={shown ? styles.specimen : recipeClass('chip')}
          >
            <RadioGroup.ItemHiddenInput style={coveringInput} />
            {choice.specimen}
            <RadioGroup.ItemText className={shown ? styles.label : undefined}>
              {choice.label}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </div>
    </RadioGroup.Root>
  )
}
