import { createContext, use, type ReactNode } from 'react'
import { Button } from '../button.tsx'

/** Closes the surrounding sheet with its exit animation. */
export const SheetClose = createContext(() => {})

/** A button that closes the surrounding sheet with its exit animation. */
export function SheetCloseButton({ children }: { children: ReactNode }) {
  const close = use(SheetClose)
  return <Button onClick={close}>{children}</Button>
}
