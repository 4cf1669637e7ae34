import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { UnfinishedBar } from '../../features/play/unfinished/unfinished-bar.tsx'
import { unfinishedRounds } from '../../features/play/unfinished/unfinished.ts'
import { useResource } from '../../platform/query/use-resource.ts'
import { service } from '../../platform/service.ts'
import { useTab } from '../../session/tab.ts'
import { MotionPresence } from '../../ui/motion/motion-presence.tsx'
import { itemMessageAtom } from '../../ui/toast/item-message.ts'
import { usePlay } from '../start/play.ts'

/** Ids of rounds whose bar the player closed in this visit. */
const dismissedRounds = service(() => new Set<string>())

/** Offers to continue the newest unfinished round, also at the tiles of its game. */
export function Unfinished({ player }: { player: string }) {
  const { t } = useLingui()
  const play = usePlay()
  const store = useStore()
  const tab = useTab()
  const dismissed = dismissedRounds(tab)
  const { data: rounds } = useResource(unfinishedRounds(tab, player))
  const [, setCount] = useState(0)
  const about = rounds?.[0]?.game.id
  const text = t({ message: 'Continue your round', comment: 'On the tile of a game where a round waits' })
  useEffect(() => {
    // An error about a game is more urgent.
    if (about === undefined || store.get(itemMessageAtom) !== undefined) return
    const note = { about, text }
    store.set(itemMessageAtom, note)
    return () => {
      if (store.get(itemMessageAtom) === note) store.set(itemMessageAtom, undefined)
    }
  }, [about, text, store])
  const round = rounds?.find((one) => !dismissed.has(one.round_id))
  const close = () => {
    if (round) dismissed.add(round.round_id)
    setCount(dismissed.size)
  }
  return (
    <MotionPresence>
      {round ? (
        <UnfinishedBar
          key={round.round_id}
          round={round}
          onContinue={() => play(round.game)}
          onClose={close}
        />
      ) : null}
    </MotionPresence>
  )
}
