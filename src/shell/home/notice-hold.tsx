import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { hasPlayed } from '../../features/play/launch/has-played.ts'
import { noticeHeldAtom } from '../../features/support/announcements/notice-up.ts'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'

/**
 * Lets important announcements pop up on home for players of a device on which somebody played before this visit. Strangers and
 * newcomers find them in the shelf of announcements. After the tour none takes its place in the same visit.
 */
export function NoticeHold() {
  const [hadPlayed, setHadPlayed] = useState<boolean>()
  const { records } = useTab()
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const tour = useAtomValue(tutorialAtom)
  const setHeld = useSetAtom(noticeHeldAtom)
  const isHeld = !hadPlayed || !isSignedIn || tour !== 'waiting'
  // Only what was true at the start of the visit counts: the first game must not bring an announcement over the second. A slow
  // device reads its records after the first render.
  useEffect(() => {
    const record = hasPlayed(records)
    void record.loaded.then(() => setHadPlayed((known) => known ?? record.get()))
  }, [records])
  useEffect(() => setHeld(isHeld), [isHeld, setHeld])
  return null
}
