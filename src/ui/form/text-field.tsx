import { useId, type ComponentProps, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { guardComposition } from './composing.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** Shown under the field and part of its description. */
  error?: string | undefined
  /** Shown while there is no error. */
  hint?: string | undefined
  /** Content at the field's end: a button, a unit. */
  end?: ReactNode
}

/** A labelled input with its hint or its error under it. */
export function TextField({ label, error, hint, end, ...input }: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={recipeClass('field')} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          onKeyDown={(event) => {
            guardComposition(event)
            input.onKeyDown?.(event)
          }}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {end}
      </div>
      <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {note}
      </p>
    </div>
  )
}
