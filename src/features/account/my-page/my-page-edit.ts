/** The form that is open on my page; it is in the address (`?edit=bank`), so that the back button closes it. */
export type MyPageEdit = 'profile' | 'bank' | 'password'

/** The search parameters of my page; `back` is the page to return to when the form closes. */
export interface MyPageSearch {
  edit?: MyPageEdit | undefined
  back?: 'withdraw' | undefined
}

/** Parses search parameters; invalid ones are undefined. */
export function readMyPageSearch({ edit, back }: Record<string, unknown>): MyPageSearch {
  return {
    edit: edit === 'profile' || edit === 'bank' || edit === 'password' ? edit : undefined,
    back: back === 'withdraw' ? back : undefined,
  }
}

/** Props of every card with a form. */
export interface EditableProps {
  readonly editing: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}
