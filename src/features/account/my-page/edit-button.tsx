import { recipeClass } from '../../../theme/recipe-class.ts'

interface EditButtonProps {
  label: string
  /** The subject of the button, for screen readers. */
  of: string
  onClick: () => void
}

/** The small button that opens a card's form. */
export function EditButton({ label, of, onClick }: EditButtonProps) {
  return (
    <button type="button" className={recipeClass('chip')} aria-label={`${label}: ${of}`} onClick={onClick}>
      {label}
    </button>
  )
}
