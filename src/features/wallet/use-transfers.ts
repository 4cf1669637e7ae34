import { atom, useAtomValue } from 'jotai'
import { sessionAtom } from '../../session/session.ts'
import { type Transfer, transferBook, type TransferKind } from './transfer-book.ts'
import { sendingAtom } from './transfers.ts'

const bookAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? get(transferBook(session.username).atom) : []
})

interface TransferState {
  /** A press of this kind that is not settled: no other one is possible. */
  readonly open: Transfer | undefined
  /** Whether this tab is sending it now; else it is being checked. */
  readonly sending: boolean
  /** A press that turned out not to have happened, until the player has read it. */
  readonly missed: Transfer | undefined
}

/** The presses of one kind of who is signed in, whichever tab they were made in. */
export function useTransfers(kind: TransferKind): TransferState {
  const book = useAtomValue(bookAtom)
  const sending = useAtomValue(sendingAtom)
  const ofKind = book.filter((transfer) => transfer.kind === kind)
  const open = ofKind.find((transfer) => transfer.state === 'open')
  return {
    open,
    sending: open !== undefined && sending.has(open.key),
    missed: ofKind.find((transfer) => transfer.state === 'void'),
  }
}
