import { useAtomValue } from 'jotai'
import { itemMessageAtom } from '../../../ui/toast/item-message.ts'

/** The last error about a game, next to its tile or button. */
export function GameError({ id, className }: { id: string; className: string | undefined }) {
  const trouble = useAtomValue(itemMessageAtom)
  return trouble?.about === id ? <p className={className}>{trouble.text}</p> : null
}
