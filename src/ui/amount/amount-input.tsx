import { useLingui } from '@lingui/react'
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type InputEvent,
  type Ref,
} from 'react'
import { guardComposition } from '../form/composing.ts'
import {
  amountShown,
  cutLong,
  digitsBefore,
  hasDecimals,
  isAmount,
  offsetAfter,
  readAsGroup,
  readTyped,
  readWhole,
  signsOf,
  withoutDigit,
} from './amount-text.ts'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Held text, see `amount-text.ts`. */
  value: string
  onChange: (value: string) => void
  /** ISO 4217; `undefined` for whole numbers such as points. */
  currency: string | undefined
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

/** Position of the caret after the grouped text is rendered. */
interface Caret {
  readonly digits: number
  /** Whether the caret is behind the sign that follows these digits. */
  readonly isPastSign: boolean
}

/**
 * The bare amount field. It groups digits while the player types, keeps the caret between the same two digits, and does
 * not touch the text during a composition: an input method would write the text twice (10000 became 100,010,000).
 */
export function AmountInput({ value, onChange, currency, inputRef, ...rest }: AmountInputProps) {
  const { i18n } = useLingui()
  const format = { language: i18n.locale, currency }
  const { group, decimal } = signsOf(i18n.locale)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const [composing, setComposing] = useState<string>()
  // A new object for each key, so that the effect runs each time.
  const [caret, setCaret] = useState<Caret>()
  const pasted = useRef<string>(undefined)
  /** Whether the decimal sign in the field was typed as the language's group sign. */
  const isGroupTyped = useRef(false)
  const shown = composing ?? amountShown(value, format)

  useLayoutEffect(() => {
    const element = input.current
    if (!caret || !element || element.ownerDocument.activeElement !== element) return
    const offset = offsetAfter(element.value, caret.digits)
    const behind = caret.isPastSign && element.value.charAt(offset) === decimal ? offset + 1 : offset
    element.setSelectionRange(behind, behind)
  }, [caret, decimal])

  const hold = (next: string, text: string, selection: number) => {
    onChange(next)
    if (amountShown(next, format) === input.current?.value) return
    const isPastSign = /[.,]/.test(text.charAt(selection - 1))
    setCaret({ digits: digitsBefore(text, selection), isPastSign })
  }

  const takeWhole = (text: string, selection: number) => {
    isGroupTyped.current = false
    hold(cutLong(text) ?? readWhole(text, format), text, selection)
  }

  /** Takes text in which `inserted` was typed before the caret. */
  const takeTyped = (text: string, selection: number, inserted = '') => {
    const signAt = text.lastIndexOf(group, selection - 1)
    const isSignTyped = inserted.includes(group) && signAt >= selection - inserted.length
    let typed = text
    if (isSignTyped && hasDecimals(currency) && isAmount(value, currency) && !value.includes('.')) {
      typed = text.slice(0, signAt) + decimal + text.slice(signAt + 1)
      isGroupTyped.current = true
    }
    const read = cutLong(text) ?? readTyped(typed, format)
    const next = isGroupTyped.current ? readAsGroup(read) : read
    isGroupTyped.current &&= next.includes('.')
    hold(next, text, selection)
  }

  const follow = (event: InputEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    const selection = event.currentTarget.selectionStart ?? text.length
    const { inputType, isComposing, data } = event.nativeEvent
    if (isComposing) return setComposing(text)
    const arrived = pasted.current ?? data ?? undefined
    pasted.current = undefined
    const before = digitsBefore(text, selection)
    const isGroupDeleted = shown.length === text.length + 1 && shown.charAt(selection) === group
    if (isGroupDeleted && isAmount(value, currency)) {
      if (inputType === 'deleteContentBackward') {
        return takeTyped(withoutDigit(text, before - 1), offsetAfter(text, before - 1))
      }
      if (inputType === 'deleteContentForward') return takeTyped(withoutDigit(text, before), selection)
    }
    if (isOnePiece(inputType, arrived)) return takeWhole(text, selection)
    return takeTyped(text, selection, arrived)
  }

  return (
    <input
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      ref={input}
      type="text"
      inputMode={hasDecimals(currency) ? 'decimal' : 'numeric'}
      value={shown}
      onPaste={(event) => {
        pasted.current = event.clipboardData.getData('text')
      }}
      onInput={follow}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        const element = event.currentTarget
        setComposing(undefined)
        takeTyped(element.value, element.selectionStart ?? element.value.length, event.data)
      }}
      onBlur={(event) => {
        isGroupTyped.current = false
        rest.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        guardComposition(event)
        rest.onKeyDown?.(event)
      }}
    />
  )
}

/** Whether text arrived in one piece that may bring signs and words of its own: pasted, dropped, filled in. */
function isOnePiece(inputType: string | undefined, arrived: string | undefined): boolean {
  if (arrived === undefined) return !inputType?.startsWith('delete')
  return arrived.length > 1 && !/^\d+$/.test(arrived)
}
