import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { hasPlayed } from '../../features/play/launch/has-played.ts'
import { noticeHeldAtom } from '../../features/support/announcements/notice-up.ts'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'

const DAY_MS = 86_400_000

/**
 * Lets important announcements pop up on home for players who joined more than a day ago, on a device on which somebody played
 * before this visit. Strangers and newcomers find them in the shelf of announcements. After the tour none takes its place in the same visit.
 */
export function NoticeHold() {
  const [hadPlayed, setHadPlayed] = useState<boolean>()
  const { clock, records } = useTab()
  const info = useAtomValue(userInfoAtom)?.info
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const tour = useAtomValue(tutorialAtom)
  const setHeld = useSetAtom(noticeHeldAtom)
  const isNewcomer = !info || clock.now() - Date.parse(info.create_at ?? '') < DAY_MS
  const isHeld = !hadPlayed || isNewcomer || !isSignedIn || tour !== 'waiting'
  // Only what was true at the start of the visit counts: the first game must not bring an announcement over the second. A slow
  // device reads its records after the first render.
  useEffect(() => {
    const record = hasPlayed(records)
    void record.loaded.then(() => setHadPlayed((known) => known ?? record.get()))
  }, [records])
  useEffect(() => setHeld(isHeld), [isHeld, setHeld])
  return null
}
