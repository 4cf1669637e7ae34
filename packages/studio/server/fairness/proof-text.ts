import { createHash } from 'node:crypto'

/** A JSON value of a proof: texts, whole numbers, and lists and objects of them. */
type ProofValue = string | number | null | readonly ProofValue[] | { readonly [name: string]: ProofValue }

/** The fields of a proof in their order (`docs/fairness.md`), without its sums. */
export type ProofFields = Readonly<Record<string, ProofValue>>

/**
 * A proof as text. `sums` has the beginning of the SHA-256 of each field's JSON, so that a copying error is found in its field; they
 * prove nothing.
 */
export function proofText(fields: ProofFields): string {
  const all: ProofFields = { marquee_proof: 1, ...fields }
  const sums = Object.entries(all).map(([name, value]) => [
    name,
    createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8),
  ])
  return JSON.stringify({ ...all, sums: Object.fromEntries(sums) })
}
