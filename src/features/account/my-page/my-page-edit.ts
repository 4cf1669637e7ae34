/** What can be edited on my page; the address names it (`?edit=bank`), so that the back button closes it. */
export type MyPageEdit = 'profile' | 'bank' | 'password'

/** What an address says of my page; `back` is the page that needs what is edited, and is led back to. */
export interface MyPageSearch {
  edit?: MyPageEdit | undefined
  back?: 'withdraw' | undefined
}

/** For the route's `validateSearch`. What cannot be read is undefined. */
export function readMyPageSearch({ edit, back }: Record<string, unknown>): MyPageSearch {
  return {
    edit: edit === 'profile' || edit === 'bank' || edit === 'password' ? edit : undefined,
    back: back === 'withdraw' ? back : undefined,
  }
}

/** What every card that can be edited gets. */
export interface EditableProps {
  readonly editing: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}
