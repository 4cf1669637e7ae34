/**
 * Why the operator refuses a stake, a game or a deposit: `reason` in the response to a studio's debit, and `protection.` with
 * the reason as the message key in responses to the app.
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

/** Whether a text is one of `playRefusals`. */
export const isPlayRefusal = (word: string): word is PlayRefusal =>
  (playRefusals as readonly string[]).includes(word)
