import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { hasPlayedAtom } from '../../features/play/launch/has-played.ts'
import { noticeHeldAtom } from '../../features/support/announcements/notice-up.ts'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { playerAtom } from '../../session/player.ts'

/**
 * Lets important announcements pop up on home for players of a device on which somebody played before this visit. Strangers and
 * newcomers find them in the shelf of announcements. After the tour none takes its place in the same visit.
 */
export function NoticeHold() {
  const [hadPlayed, setHadPlayed] = useState<boolean>()
  const hasPlayed = useAtomValue(hasPlayedAtom)
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const tour = useAtomValue(tutorialAtom)
  const setHeld = useSetAtom(noticeHeldAtom)
  // Only what was true at the start of the visit counts: the first game must not bring an announcement over the second.
  if (hadPlayed === undefined) setHadPlayed(hasPlayed)
  const isHeld = !hadPlayed || !isSignedIn || tour !== 'waiting'
  useEffect(() => setHeld(isHeld), [isHeld, setHeld])
  return null
}
