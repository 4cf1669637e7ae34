/** What can be edited on my page; the address names it (`?edit=bank`), so that the back button closes it. */
export type MyPageEdit = 'profile' | 'bank' | 'password'

/** Reads it from an address. */
export function readMyPageEdit(value: unknown): MyPageEdit | undefined {
  return value === 'profile' || value === 'bank' || value === 'password' ? value : undefined
}

/** What every card that can be edited gets. */
export interface EditableProps {
  readonly editing: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}
