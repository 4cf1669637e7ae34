import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { UnfinishedBar } from '../../features/play/unfinished/unfinished-bar.tsx'
import { unfinishedRounds } from '../../features/play/unfinished/unfinished.ts'
import { offersAtom } from '../../platform/config/offers.ts'
import { useResource } from '../../platform/query/use-resource.ts'
import { service } from '../../platform/service.ts'
import { useTab } from '../../session/tab.ts'
import { troubleAtom } from '../../ui/toast/trouble.ts'
import { usePlay } from '../start/play.ts'

/** Rounds that the player put away in this visit. */
const putAway = service(() => new Set<string>())

/** Offers the newest round that waits, and says so at the tiles of its game; nothing where the operator does not have that feature. */
export function Unfinished({ player }: { player: string }) {
  return useAtomValue(offersAtom)('rounds') ? <UnfinishedRounds player={player} /> : null
}

function UnfinishedRounds({ player }: { player: string }) {
  const { t } = useLingui()
  const play = usePlay()
  const store = useStore()
  const tab = useTab()
  const away = putAway(tab)
  const { data: rounds } = useResource(unfinishedRounds(tab, player))
  const [, setAway] = useState(0)
  const about = rounds?.[0]?.game.id
  const text = t({ message: 'Continue your round', comment: 'On the tile of a game where a round waits' })
  useEffect(() => {
    // An error about a game is more urgent.
    if (about === undefined || store.get(troubleAtom) !== undefined) return
    const note = { about, text }
    store.set(troubleAtom, note)
    return () => {
      if (store.get(troubleAtom) === note) store.set(troubleAtom, undefined)
    }
  }, [about, text, store])
  const round = rounds?.find((one) => !away.has(one.round_id))
  if (round === undefined) return null
  const close = () => {
    away.add(round.round_id)
    setAway(away.size)
  }
  return <UnfinishedBar round={round} onContinue={() => play(round.game)} onClose={close} />
}
