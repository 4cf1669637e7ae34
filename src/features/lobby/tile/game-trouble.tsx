import { useAtomValue } from 'jotai'
import { troubleAtom } from '../../../ui/toast/trouble.ts'
import { tileNotesAtom } from './tile-notes.ts'

/** The last error about a game, beside what was pressed; else what there is to say of it. */
export function GameTrouble({ id, className }: { id: string; className: string | undefined }) {
  const trouble = useAtomValue(troubleAtom)
  const note = useAtomValue(tileNotesAtom)[id]
  const text = trouble?.about === id ? trouble.text : note
  return text ? <p className={className}>{text}</p> : null
}
