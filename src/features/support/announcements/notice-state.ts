import { atom } from 'jotai'

/** Whether an important announcement is open on home. Other cards wait until it is closed. */
export const noticeOpenAtom = atom(false)

/** Whether important announcements are not shown: to a new player at first, and while another card is open. */
export const noticesPausedAtom = atom(true)
