import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Check rounds',
  title: 'Check your rounds',
  seedRule:
    'Two seeds decide every result: a secret one of the server, whose fingerprint you see before you play, and yours. Nobody can change them afterwards. Once you start new seeds, the server seed is shown and every round that it drew can be checked.',
  commitment: 'Fingerprint of the server seed (SHA-256)',
  clientSeed: 'Your seed',
  clientSeedRule: '1 to 64 letters, digits or signs, without spaces and colons. A change starts new seeds.',
  change: 'Change',
  drawn: 'Rounds drawn: {count}',
  rotate: 'Show the server seed and start new seeds',
  revealed: 'The seeds before',
  serverSeed: 'Server seed',
  lastRound: 'Your last round',
  noRound: 'No round has ended here yet.',
  proof: 'Proof of the round',
  copy: 'Copy the proof',
  copied: 'Copied.',
  notCopied: 'Copying is blocked here. The text is selected: copy it yourself.',
  check: 'Check it',
  secret: 'The server seed of this round is still secret. Start new seeds to be able to check it.',
  unfinished: 'A round is not over yet. Finish it first.',
  failed: 'That did not work. Please try again in a moment.',
  rules: 'Fingerprint of the rules of this game (SHA-256)',
  saltRule:
    'These values come from browsers at the table, which had been shown the end of the chain before. They are part of every draw, so the house could not choose the chain by its results.',
  saltNobody:
    'No browser sent a value for this chain. It proves only that the results were fixed beforehand.',
  saltWaits:
    'Browsers at the table are sending values for this chain. They are fixed before the first result.',
  salt: 'Salt of the chain',
  ownValue: '(from your browser)',
}
