/**
 * Why the operator takes no stake, opens no game or takes no deposit: in a studio's debit as `reason`, in an answer of the app's
 * calls as the message key `protection.` and the reason.
 */
export const playRefusals = [
  'depositLimit',
  'lossLimit',
  'stakeLimit',
  'timeLimit',
  'stopped',
  'paused',
  'checkDue',
  'tooSoon',
  'limitRequired',
] as const
export type PlayRefusal = (typeof playRefusals)[number]

/** Whether a word is one of player protection's reasons. */
export const isPlayRefusal = (word: string): word is PlayRefusal =>
  (playRefusals as readonly string[]).includes(word)
