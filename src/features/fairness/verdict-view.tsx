import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Check, hasPassed, isProven, type Verdict } from '@marquee/studio/verifier/verify.ts'
import styles from './fairness-page.module.css'

const names: Readonly<Record<Check['name'], MessageDescriptor>> = {
  format: msg`The proof is complete`,
  copy: msg`The proof is intact`,
  seed: msg`The server seed matches its hash`,
  order: msg`This device received the hash before it sent your seed`,
  chain: msg`The value belongs to the published chain`,
  salt: msg`Players’ values are part of the chain`,
  numbers: msg`The numbers were drawn from the seeds`,
  result: msg`The result follows from the numbers`,
}

const states: Readonly<Record<Check['state'], MessageDescriptor>> = {
  passed: msg({ message: 'Correct', comment: 'One check of a proof: it holds' }),
  failed: msg({ message: 'Wrong', comment: 'One check of a proof: it does not hold' }),
  open: msg({ message: 'Cannot be verified', comment: 'One check of a proof' }),
}

/** The result of checking a proof, with the field that is wrong. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  const { t, i18n } = useLingui()
  if (verdict.kind === 'none') {
    return (
      <p className={styles.outcome} data-state="failed">
        <Trans>This text is not the proof of a round.</Trans>
      </p>
    )
  }
  const { checks, proof, rules } = verdict
  const isSecret = proof?.source === 'seeds' && proof.serverSeed === null
  const outcome = !hasPassed(verdict)
    ? 'failed'
    : isSecret
      ? 'open'
      : isProven(verdict)
        ? 'passed'
        : checks.every(({ name, state }) => state === 'passed' || name === 'order')
          ? 'fromHistory'
          : 'partial'
  const text = {
    passed: t`This round was fair: its result was fixed before the bet, and nobody changed it.`,
    failed: t`This proof is not valid.`,
    partial: t`Not everything could be verified, so this round is not proven. Everything that could be verified is correct.`,
    // Only the game's own storage has the order of the seeds.
    fromHistory: t`The result follows from the seeds, and nobody changed it. Open the proof from the game to verify the order of the seeds too.`,
    open: t`The server seed is still secret. Start new seeds in the game, then copy the proof again.`,
  }[outcome]
  return (
    <>
      <p className={styles.outcome} data-state={outcome}>
        {text}
      </p>
      {proof?.source !== 'seeds' || proof.named === undefined || outcome === 'failed' ? null : (
        <p className={styles.rules}>
          <Trans>
            What this device saw counts only if you copied or opened this proof in the game itself. Anyone can
            write that part.
          </Trans>
        </p>
      )}
      <details className={styles.details} open={outcome !== 'passed' && outcome !== 'fromHistory'}>
        <summary>
          <Trans>What was verified</Trans>
        </summary>
        <ul className={styles.checks}>
          {checks.map(({ name, state, path }) => (
            <li key={name} data-state={state}>
              <span>{i18n._(names[name])}</span>
              <b>{i18n._(states[state])}</b>
              {path === undefined ? null : (
                <span className={styles.path}>
                  <Trans comment="Names the field of a proof that is wrong">
                    See <code>{path}</code>
                  </Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
        {proof === undefined || outcome === 'failed' ? null : (
          <p className={styles.rules}>
            {proof.source === 'chain' ? (
              <Trans>The bets are as stated by the game studio. Compare them with your history.</Trans>
            ) : (
              <Trans>
                The game, stake and currency are as stated by the game studio. Compare them with your history.
              </Trans>
            )}
          </p>
        )}
        {rules === undefined ? null : (
          <p className={styles.rules}>
            <Trans>
              Hash of the rules, as the game shows it: <code>{rules}</code>
            </Trans>
          </p>
        )}
      </details>
    </>
  )
}
