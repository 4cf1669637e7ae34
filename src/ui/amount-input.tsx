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
import {
  amountShown,
  digitsBefore,
  isDigits,
  offsetAfter,
  readTyped,
  readWhole,
  withoutDigit,
} from './amount-text.ts'
import { guardComposition } from './composing.ts'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Plain digits, or whatever was entered when that is no amount. */
  value: string
  onChange: (value: string) => void
  inputRef?: Ref<HTMLInputElement | null> | undefined
}

/**
 * The bare amount field: groups digits while the player types, keeps the caret between the same two digits, and never
 * touches the text during a composition (an input method would write it twice: 10000 became 100,010,000).
 */
export function AmountInput({ value, onChange, inputRef, ...rest }: AmountInputProps) {
  const { i18n } = useLingui()
  const language = i18n.locale
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const [composing, setComposing] = useState<string>()
  // The caret to set once the grouped text is there, as a number of digits before it; a new object for each key.
  const [caret, setCaret] = useState<{ readonly digits: number }>()
  const pasted = useRef<string>(undefined)
  const shown = composing ?? amountShown(value, language)

  useLayoutEffect(() => {
    const element = input.current
    if (!caret || !element || element.ownerDocument.activeElement !== element) return
    const offset = offsetAfter(element.value, caret.digits)
    element.setSelectionRange(offset, offset)
  }, [caret])

  const take = (text: string, selection: number, whole: boolean) => {
    const next = whole ? readWhole(text, language) : readTyped(text, language)
    onChange(next)
    if (amountShown(next, language) !== text) setCaret({ digits: digitsBefore(text, selection) })
  }

  const follow = (event: InputEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    const selection = event.currentTarget.selectionStart ?? text.length
    const { inputType, isComposing, data } = event.nativeEvent
    if (isComposing) return setComposing(text)
    const arrived = pasted.current ?? data ?? undefined
    pasted.current = undefined
    const before = digitsBefore(text, selection)
    const onlySeparator = text.length < shown.length && isSameDigits(text, shown)
    if (onlySeparator && inputType === 'deleteContentBackward') {
      return take(withoutDigit(text, before - 1), offsetAfter(text, before - 1), false)
    }
    if (onlySeparator && inputType === 'deleteContentForward') {
      return take(withoutDigit(text, before), selection, false)
    }
    return take(text, selection, isWhole(inputType, arrived))
  }

  return (
    <input
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      ref={input}
      type="text"
      inputMode="numeric"
      value={shown}
      onPaste={(event) => {
        pasted.current = event.clipboardData.getData('text')
      }}
      onInput={follow}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        const element = event.currentTarget
        setComposing(undefined)
        take(element.value, element.selectionStart ?? element.value.length, false)
      }}
      onKeyDown={(event) => {
        guardComposition(event)
        rest.onKeyDown?.(event)
      }}
    />
  )
}

function isSameDigits(one: string, other: string): boolean {
  return one.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')
}

/** Whether text came in one piece that may bring separators and words of its own: pasted, dropped, filled in. */
function isWhole(inputType: string | undefined, arrived: string | undefined): boolean {
  if (arrived === undefined) return !inputType?.startsWith('delete')
  return arrived.length > 1 && !isDigits(arrived)
}
