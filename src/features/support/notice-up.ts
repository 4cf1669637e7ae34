import { atom } from 'jotai'

/** Whether an important announcement stands over home: what else wants to be there waits. */
export const noticeUpAtom = atom(false)
