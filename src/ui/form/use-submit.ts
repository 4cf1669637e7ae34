import { useLingui } from '@lingui/react'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FieldErrorKey } from '@marquee/contract/field-errors.ts'
import type { ApiError, Result } from '@marquee/contract/result.ts'
import { newKey } from '../../platform/key.ts'
import { fieldErrorKey, fieldErrorMessage } from './field-error-message.ts'
import { type FieldErrors, presentErrors } from './field-errors.ts'
import { useErrorFocus } from './use-error-focus.ts'

/** Result of checking a form when it is submitted: a body to send, or errors. */
export type Checked<Field extends string, Body> =
  | { readonly body: Body }
  | {
      readonly errors: FieldErrors<Field>
      /** An error of the form as a whole. */
      readonly formError?: FieldErrorKey
    }

interface SubmitOptions<Field extends string, Body, Data> {
  /** The fields that show errors of their own. */
  readonly fields: readonly Field[]
  readonly check: () => Checked<Field, Body> | Promise<Checked<Field, Body>>
  /** `key` is the idempotency key: the same one until the body changes, also after an unclear outcome. */
  readonly send: (body: Body, key: string) => Promise<Result<Data>>
  /** Where the key is stored; by default in memory. */
  readonly keyFor?: (content: string) => Promise<string>
  /** Called before the form can be submitted again. */
  readonly onSent: (data: Data, body: Body) => void | Promise<void>
}

export interface Submission<Field extends string> {
  /** For the `form` element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
  }
  /** Whether a submission is running, until its result has been handled. */
  readonly isBusy: boolean
  readonly fieldErrors: FieldErrors<Field>
  /** The message under a field. */
  readonly errorOf: (field: Field) => string | undefined
  /** The message of the form as a whole, if its fields were invalid. */
  readonly formError: string | undefined
  /** The error of the submission, if no field shows it. */
  readonly error: ApiError | undefined
  /** Submits the form and resolves with its field errors. Does nothing while a submission runs. */
  readonly submit: () => Promise<FieldErrors<Field>>
  /** Removes the error of a field. Call it when the field was edited. */
  readonly clearError: (field: Field) => void
  /** Focuses the first field with an error, once the errors are rendered. */
  readonly focusFirstError: () => void
  /** Removes all errors. */
  readonly reset: () => void
}

interface Outcome<Field extends string> {
  readonly fieldErrors: FieldErrors<Field>
  readonly formError?: FieldErrorKey | undefined
  readonly error?: ApiError | undefined
}

const noErrors = { fieldErrors: {} }

/**
 * Submits a form: one submission at a time, one idempotency key per content, errors by field, and the focus on the first one.
 * Text and drafts belong to the form.
 */
export function useSubmit<Field extends string, Body, Data>(
  options: SubmitOptions<Field, Body, Data>,
): Submission<Field> {
  const { i18n } = useLingui()
  const { form, focusFirstError } = useErrorFocus()
  const [isBusy, setIsBusy] = useState(false)
  // A ref, because a second click may precede the render that sets the state.
  const isRunning = useRef(false)
  const [outcome, setOutcome] = useState<Outcome<Field>>(noErrors)
  // In memory only: the content may hold a password.
  const attempt = useRef({ content: '', key: '' })

  const keyFor = async (content: string): Promise<string> => {
    if (options.keyFor) return options.keyFor(content)
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() }
    return attempt.current.key
  }

  const run = async (): Promise<FieldErrors<Field>> => {
    setOutcome(noErrors)
    const checked = await options.check()
    if (!('body' in checked)) return fail({ ...checked, fieldErrors: presentErrors(checked.errors) })
    const { body } = checked
    const result = await options.send(body, await keyFor(JSON.stringify(body)))
    if (!result.ok) return fail(outcomeOf(options.fields, result))
    await options.onSent(result.data, body)
    return {}
  }

  const fail = (failed: Outcome<Field>): FieldErrors<Field> => {
    setOutcome(failed)
    focusFirstError()
    return failed.fieldErrors
  }

  const submit = async (): Promise<FieldErrors<Field>> => {
    if (isRunning.current) return {}
    isRunning.current = true
    setIsBusy(true)
    try {
      return await run()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  const messageOf = (key: FieldErrorKey | undefined) => key && i18n._(fieldErrorMessage(key))
  return {
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    isBusy,
    fieldErrors: outcome.fieldErrors,
    errorOf: (field) => messageOf(outcome.fieldErrors[field]),
    formError: messageOf(outcome.formError),
    error: outcome.error,
    submit,
    clearError: (field) =>
      setOutcome(({ fieldErrors, error }) => ({
        fieldErrors: { ...fieldErrors, [field]: undefined },
        error,
      })),
    focusFirstError,
    reset: () => setOutcome(noErrors),
  }
}

/** The field errors and the form error of a refusal, and the refusal itself unless its fields cover all of it. */
function outcomeOf<Field extends string>(fields: readonly Field[], error: ApiError): Outcome<Field> {
  const named = Object.keys(error.fields ?? {})
  const fieldErrors: Partial<Record<Field, FieldErrorKey>> = {}
  for (const field of fields) {
    const text = error.fields?.[field]
    if (text !== undefined) fieldErrors[field] = fieldErrorKey(text)
  }
  const shown = Object.keys(fieldErrors)
  if (shown.length === 0 || named.some((name) => !shown.includes(name))) return { fieldErrors, error }
  const formError = fieldErrorKey(error.message)
  const isShown = formError === 'value.invalid' || Object.values(fieldErrors).includes(formError)
  return { fieldErrors, formError: isShown ? undefined : formError }
}
