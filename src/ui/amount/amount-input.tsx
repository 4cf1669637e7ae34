import { Input, type InputProps } from '@chakra-ui/react/input'
import { useLingui } from '@lingui/react'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
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
  plainSigns,
  readOwn,
  readTyped,
  readWhole,
  signsOf,
  withoutDigit,
} from './amount-text.ts'

interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'ref'> {
  /** A field value, see `amount-text.ts`. */
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
 * not touch the text during a composition: an input method would write the text twice (10000 became 100,010,000). Letters
 * that are typed one by one are ignored; pasted text may have a currency.
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
  const shown = composing ?? amountShown(value, format)

  useEffect(() => {
    // React's own event of this name has neither the type of the input nor its composition.
    const element = input.current
    element?.addEventListener('beforeinput', refuseLetter)
    return () => element?.removeEventListener('beforeinput', refuseLetter)
  }, [])

  useLayoutEffect(() => {
    const element = input.current
    if (!caret || !element || element.ownerDocument.activeElement !== element) return
    const offset = offsetAfter(element.value, caret.digits)
    const behind = caret.isPastSign && element.value.charAt(offset) === decimal ? offset + 1 : offset
    element.setSelectionRange(behind, behind)
  }, [caret, decimal])

  const change = (next: string, text: string, selection: number) => {
    onChange(next)
    if (amountShown(next, format) === input.current?.value) return
    const isPastSign = /[.,]/.test(text.charAt(selection - 1))
    setCaret({ digits: digitsBefore(text, selection), isPastSign })
  }

  const takeWhole = (text: string, selection: number) => {
    change(cutLong(text) ?? readWhole(text, format), text, selection)
  }

  /** Takes text in which `inserted` was typed before the caret. */
  const takeTyped = (text: string, selection: number, inserted = '') => {
    // Some keyboards insert the whole number again, with the field's own group signs in it.
    const isGroupTyped =
      inserted === group || countOf(group, text) > countOf(group, amountShown(value, format))
    const read = isAmount(value, currency) && !isGroupTyped ? readOwn : readTyped
    change(cutLong(text) ?? read(text, format), text, selection)
  }

  const onInput = (event: InputEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    const text = plainSigns(typed)
    const selection = event.currentTarget.selectionStart ?? text.length
    const { inputType, isComposing, data } = event.nativeEvent
    if (isComposing) return setComposing(typed)
    const whole = pasted.current ?? data ?? undefined
    const arrived = whole && plainSigns(whole)
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
    <Input
      unstyled
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      ref={input}
      type="text"
      inputMode={hasDecimals(currency) ? decimalInputMode(decimal) : 'numeric'}
      value={shown}
      onPaste={(event) => {
        pasted.current = event.clipboardData.getData('text')
      }}
      onInput={onInput}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        const element = event.currentTarget
        setComposing(undefined)
        takeTyped(
          plainSigns(element.value),
          element.selectionStart ?? element.value.length,
          plainSigns(event.data),
        )
      }}
      onKeyDown={(event) => {
        guardComposition(event)
        rest.onKeyDown?.(event)
      }}
    />
  )
}

function refuseLetter(event: globalThis.InputEvent): void {
  const { inputType, isComposing, data } = event
  if (inputType === 'insertText' && !isComposing && /^\p{Letter}$/u.test(data ?? '')) event.preventDefault()
}

/** Whether text arrived in one piece that may bring signs and words of its own: pasted, dropped, filled in. */
function isOnePiece(inputType: string | undefined, arrived: string | undefined): boolean {
  if (arrived === undefined) return !inputType?.startsWith('delete')
  return arrived.length > 1 && !/^\d+$/.test(arrived)
}

function countOf(sign: string, text: string): number {
  return text.split(sign).length - 1
}

/**
 * The keyboard for amounts with decimals. The numeric one may have only the device's decimal sign: for another one in the
 * app's language, the full keyboard is used.
 */
function decimalInputMode(decimal: string): 'decimal' | 'text' {
  return signsOf(navigator.language).decimal === decimal ? 'decimal' : 'text'
}
