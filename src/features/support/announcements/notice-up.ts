import { atom } from 'jotai'

/** Whether an important announcement is open on home. Other cards wait until it is closed. */
export const noticeUpAtom = atom(false)

/** Whether important announcements wait: for a newcomer, who meets the games first, and while another card is up. */
export const noticeHeldAtom = atom(true)
