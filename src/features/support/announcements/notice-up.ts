import { atom } from 'jotai'

/** Whether an important announcement is open on home. Other cards wait until it is closed. */
export const noticeUpAtom = atom(false)
