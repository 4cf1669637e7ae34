import { useAtomValue } from 'jotai'
import { troubleAtom } from '../../../ui/toast/trouble.ts'

/** The last error about a game, next to its tile or button. */
export function GameError({ id, className }: { id: string; className: string | undefined }) {
  const trouble = useAtomValue(troubleAtom)
  return trouble?.about === id ? <p className={className}>{trouble.text}</p> : null
}
