import { recipeClass } from '../../../theme/recipe-class.ts'

interface EditButtonProps {
  label: string
  /** The subject of the button, for screen readers. */
  of: string
  onPress: () => void
}

/** The small button that opens a card's form. */
export function EditButton({ label, of, onPress }: EditButtonProps) {
  return (
    <button type="button" className={recipeClass('chip')} aria-label={`${label}: ${of}`} onClick={onPress}>
      {label}
    </button>
  )
}
