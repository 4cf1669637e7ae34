import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { hasPlayedRecord } from '../../features/play/launch/recents.ts'
import { noticesPausedAtom } from '../../features/support/announcements/notice-state.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'

const DAY_MS = 86_400_000

/**
 * Lets important announcements pop up on home only for players who joined more than a day ago and on a device on which somebody
 * played before this visit. Everybody else finds them in the shelf of announcements.
 */
export function NoticeGate() {
  const [hadPlayed, setHadPlayed] = useState<boolean>()
  const { clock, records } = useTab()
  const info = useAtomValue(userInfoAtom)?.info
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const setPaused = useSetAtom(noticesPausedAtom)
  const isNewcomer = !info || clock.now() - Date.parse(info.create_at ?? '') < DAY_MS
  const isPaused = !hadPlayed || isNewcomer || !isSignedIn
  // The value at the start of the visit: the first game of a device must not open an announcement in the same visit.
  useEffect(() => {
    const record = hasPlayedRecord(records)
    void record.loaded.then(() => setHadPlayed((known) => known ?? record.get()))
  }, [records])
  useEffect(() => setPaused(isPaused), [isPaused, setPaused])
  return null
}
