/** What each call does, for the OpenAPI document only: the app, which loads the endpoints, never shows it. */
export const summaries = {
  // packages/contract/endpoints.ts
  providers: 'All game providers',
  providerGames: "One provider's games",
  init: 'Who is playing and what they have; polled every 10 s',
  login: 'Sign in',
  logout: 'End the session: its tokens are dead from now on',
  // packages/contract/highlight-endpoints.ts
  highlights:
    'The most played games and the largest wins of the last day, without players; an operator may have no such call',
  // packages/contract/launch-endpoints.ts
  launch: 'A single-use address at which the player plays a game',
  tryGame:
    'A single-use address at which anybody tries a game with demo money, where the site allows it (`guest_play`)',
  // packages/contract/unfinished-endpoints.ts
  unfinished: 'Rounds of the player that wait for them; an operator may have no such call',
  // packages/contract/account-endpoints.ts
  register: 'Join, and sign in',
  available: 'Whether a user name or a nickname is free; there is no such query for emails',
  referral: 'Whether a referral code may be given at registration',
  forgotPassword:
    'Ask for a link to set a new password; the same response whether or not there is an account',
  resetPassword: 'Set a new password by the token of a link: once, within its time; every session ends',
  changePassword: 'Set a new password by the current one; every other session ends',
  keepSession: 'The player is still there: the idle time starts anew',
  me: 'My page',
  changeMe: 'Change nickname, phone or bank account',
  acceptTerms: 'Accept the terms in force, where `/main/init` says that they are due',
  revealBank: "The player's own bank account, unmasked",
  sessions: 'Where the player is signed in',
  endSessions: 'Sign out everywhere',
  endSession: 'Sign out one session',
  // packages/contract/passkey-sign-in-endpoints.ts
  passkeySignInOptions: 'A challenge for signing in with a passkey, good once and for five minutes',
  passkeySignIn: 'Sign in with a passkey; the same refusal for an unknown passkey as for a wrong signature',
  // packages/contract/passkey-endpoints.ts
  passkeys: "The player's passkeys",
  passkeyOptions: 'A challenge for adding a passkey, after a fresh sign-in or by the password',
  addPasskey: 'Add a passkey; a memo tells the player',
  renamePasskey: 'Give a passkey another name',
  removePasskey: 'Remove a passkey, after a fresh sign-in or by the password; a memo tells the player',
  confirmBankOptions: 'A challenge by which a passkey confirms one change of the bank account, and no other',
  // packages/contract/wallet-endpoints.ts
  depositAccount: 'The bank account to pay a deposit to',
  deposit: 'Ask for a deposit; one may be open at a time',
  cancelDeposit: 'Take back a waiting deposit, where the site allows it (`deposit_cancel`)',
  deposits: 'Deposits and point conversions, newest first',
  withdraw: 'Ask for a withdrawal; the amount leaves the balance at once',
  withdrawals: 'Withdrawals, newest first',
  cancelWithdrawal: 'Take back a waiting withdrawal, where the site allows it (`withdraw_cancel`)',
  history: 'Movements of cash or points, newest first',
  pointsDays: 'Points by day of the site with their games, newest first',
  convertPoints: 'Turn points into cash',
  statement: 'Deposited, withdrawn, staked and won by day, week or month',
  outcome: 'The outcome of a keyed request; one that did not arrive is void from now on',
  // packages/contract/round-endpoints.ts
  rounds: 'Game rounds with stake and win, newest first; of one game or session if requested',
  roundSums: 'Rounds, stakes and wins by game or by session',
  round: 'One game round with its movements, and where its result can be seen again',
  // packages/contract/support-endpoints.ts
  notices: 'Announcements, newest first',
  notice: 'One announcement',
  memos: 'Memos, newest first',
  memo: 'One memo; stays unread',
  readMemo: 'Mark a memo read',
  readMemos: 'Mark all memos read',
  deleteMemo: 'Delete a memo; for a while it can be restored',
  restoreMemo: 'Undo the deletion of a memo',
  counsels: 'Inquiries, newest first',
  counsel: 'One inquiry with all messages of its thread',
  createCounsel: 'Ask the support',
  replyToCounsel: 'Write a further message in an inquiry that has not ended',
  readCounsel: 'Mark what the support wrote in an inquiry read',
  reference: 'What an inquiry may be about: a round, movement or request of the player, with its facts',
  createPicture: 'Upload a picture (JPEG, PNG or WebP) for a message to the support',
  picture: "The bytes of one of the player's own pictures, as WebP",
  deletePicture: 'Delete a picture that was not sent with a message',
  faq: 'Questions that are often asked',
  createTicket: 'Write to the support without signing in',
  document: 'The terms of service or the privacy policy',
  // packages/contract/push.ts
  pushKey: "The operator's public key for messages to this device",
  subscribePush: 'Send messages of these kinds to this device; the same device again replaces its choice',
  unsubscribePush: 'Send no more messages to this device',
  // packages/contract/protection-endpoints.ts
  protection: 'The status of the player: limits with what is used, break, reality check, time and net result',
  setLimit: 'Set a limit; a lower one counts at once, a higher one or none waits and is confirmed',
  decideLimitChange: 'Confirm a change of a limit that is ready, or withdraw one that waits',
  setRealityCheck: 'Choose the minutes between reality checks',
  noDepositLimit: 'Decide before the first deposit to have no deposit limit',
  stopPlay: 'Begin a break: 24 hours, a time-out or an exclusion; it cannot be undone before its time',
  playing: 'A game is open and in sight: the time since the report before counts as played',
  checkSeen: 'The player saw the reality check that was due; a repeat changes nothing',
  // packages/contract/favourites.ts
  favourites: "The player's favourite games, the oldest first",
  addFavourite: 'Add a favourite; a repeat changes nothing',
  removeFavourite: 'Remove a favourite; a repeat changes nothing',
  // packages/contract/preferences.ts
  preferences: 'The preferences that the player uses on all devices',
  savePreferences: 'Replace the preferences that the player uses on all devices',
} as const
