import { createContext, use, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Lets the sheet around it leave. */
export const SheetClose = createContext(() => {})

/** The button at a sheet's foot that lets it leave. */
export function SheetCloseButton({ children }: { children: ReactNode }) {
  const close = use(SheetClose)
  return (
    <Button variant="filled" onClick={close}>
      {children}
    </Button>
  )
}
