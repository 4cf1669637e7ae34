import { Checkbox as Base } from '@chakra-ui/react/checkbox'
import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react'
import { coveringInput } from './covering-input.ts'

interface CheckboxProps extends Pick<Base.RootProps, 'name' | 'disabled' | 'invalid'> {
  checked: boolean
  onChange: (checked: boolean) => void
  'aria-describedby'?: string
  children: ReactNode
}

/** A labelled checkbox. The whole line toggles it. */
export function Checkbox({ checked, onChange, children, ...props }: CheckboxProps) {
  const { 'aria-describedby': describedBy, ...root } = props
  const input = useRef<HTMLInputElement>(null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  // Chakra's input is uncontrolled: it would stay toggled after a click that does not change `checked`.
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked
  })
  return (
    <Base.Root
      {...root}
      checked={checked}
      onCheckedChange={(details) => {
        onChange(details.checked === true)
        rerender()
      }}
    >
      <Base.HiddenInput ref={input} style={coveringInput} aria-describedby={describedBy} />
      <Base.Control />
      <Base.Label>{children}</Base.Label>
    </Base.Root>
  )
}
