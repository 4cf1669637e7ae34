import { chakra } from '@chakra-ui/react/styled-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { isOfflineAtom } from '../../platform/http/connection.ts'
import { Button } from '../button.tsx'
import { SavedNote } from '../states/unreachable.tsx'

interface SendButtonProps {
  busy: boolean
  /** Note shown while the operator cannot be reached. Default: `SavedNote`. */
  waitingNote?: ReactNode
  children: ReactNode
}

/**
 * The submit button of a form. While offline it is disabled and a note explains that. On a page without bars the note hides
 * the offline banner, which would cover the form (`connection-banner.module.css`).
 */
export function SendButton({ busy, waitingNote, children }: SendButtonProps) {
  const offline = useAtomValue(isOfflineAtom)
  return (
    <>
      <Button type="submit" wide busy={busy} disabled={offline}>
        {children}
      </Button>
      <chakra.output
        data-offline-note={offline || undefined}
        textStyle="note"
        display="block"
        m="10px 2px 0"
        color="subText"
        _empty={{ display: 'none' }}
      >
        {offline ? <span>{waitingNote ?? <SavedNote />}</span> : null}
      </chakra.output>
    </>
  )
}
