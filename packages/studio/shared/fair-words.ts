import * as v from 'valibot'

const text = v.string()

/** Every word of the sheet about fairness, which is the same in all games. `{…}` is filled in. */
export const FairWords = v.object({
  open: text,
  title: text,
  seedRule: text,
  commitment: text,
  clientSeed: text,
  clientSeedRule: text,
  change: text,
  drawn: text,
  rotate: text,
  revealed: text,
  serverSeed: text,
  lastRound: text,
  noRound: text,
  proof: text,
  copy: text,
  copied: text,
  notCopied: text,
  check: text,
  secret: text,
  unfinished: text,
  failed: text,
  rules: text,
  saltRule: text,
  saltNobody: text,
  saltWaits: text,
  salt: text,
  ownValue: text,
})
export type FairWords = Readonly<v.InferOutput<typeof FairWords>>
