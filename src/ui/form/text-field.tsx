import { Field } from '@chakra-ui/react/field'
import { Input, type InputProps } from '@chakra-ui/react/input'
import { InputGroup } from '@chakra-ui/react/input-group'
import type { ReactNode, Ref } from 'react'
import { guardComposition } from './composing.ts'
import { FieldNote } from './field-note.tsx'

interface TextFieldProps extends Omit<InputProps, 'id'> {
  ref?: Ref<HTMLInputElement> | undefined
  label: string
  /** Shown under the field and part of its description. */
  error?: string | undefined
  /** Shown while there is no error. */
  hint?: string | undefined
  /** Content at the field's end: a button, a unit. Wide content needs more space: `pe`. */
  end?: ReactNode
}

/** A labelled input with its hint or its error under it. */
export function TextField({ label, error, hint, end, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <InputGroup width="100%" endElement={end} endElementProps={{ height: '100%', paddingInline: '17px' }}>
        <Input
          pe={end ? '58px' : undefined}
          {...input}
          onKeyDown={(event) => {
            guardComposition(event)
            input.onKeyDown?.(event)
          }}
        />
      </InputGroup>
      <FieldNote error={error} hint={hint} />
    </Field.Root>
  )
}
