import { useAtomValue } from 'jotai'
import { troubleAtom } from '../../../ui/toast/trouble.ts'

/** The last error about a game, beside what was pressed. */
export function GameTrouble({ id, className }: { id: string; className: string | undefined }) {
  const trouble = useAtomValue(troubleAtom)
  return trouble?.about === id ? <p className={className}>{trouble.text}</p> : null
}
