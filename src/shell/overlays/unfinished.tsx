import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { tileNotesAtom } from '../../features/lobby/tile/tile-notes.ts'
import { UnfinishedBar } from '../../features/play/unfinished/unfinished-bar.tsx'
import { unfinishedRounds } from '../../features/play/unfinished/unfinished.ts'
import { useRemote } from '../../platform/remote/remote.ts'
import { usePlay } from '../start/play.ts'

/** Rounds that the player put away in this visit. */
const putAway = new Set<string>()

/** Offers the newest round that waits, and marks the tiles of all games with one. */
export function Unfinished({ player }: { player: string }) {
  const { t } = useLingui()
  const play = usePlay()
  const { data, isFromDevice } = useRemote(unfinishedRounds(player))
  const [, setAway] = useState(0)
  const setNotes = useSetAtom(tileNotesAtom)
  // What was kept may be settled by now.
  const rounds = isFromDevice ? undefined : data
  const note = t({ message: 'Continue your round', comment: 'On the tile of a game where a round waits' })
  useEffect(() => {
    setNotes(Object.fromEntries((rounds ?? []).map(({ game }) => [game.id, note])))
    return () => setNotes({})
  }, [rounds, note, setNotes])
  const round = rounds?.find((one) => !putAway.has(one.round_id))
  if (round === undefined) return null
  const close = () => {
    putAway.add(round.round_id)
    setAway(putAway.size)
  }
  return <UnfinishedBar round={round} onContinue={() => play(round.game)} onClose={close} />
}
