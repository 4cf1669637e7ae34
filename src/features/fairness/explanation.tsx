import { Trans } from '@lingui/react/macro'
import styles from './fairness-page.module.css'

/** Explains how rounds are drawn and what a proof shows. */
export function Explanation() {
  return (
    <section className={styles.text}>
      <p>
        <Trans>
          Every result is fixed before you bet. This page recalculates a round in your browser to verify it.
          Nothing is sent anywhere.
        </Trans>
      </p>
      <h2>
        <Trans comment="Heading: slots and other games that one player plays">Slots and card games</Trans>
      </h2>
      <p>
        <Trans>
          Before you bet, the server picks a secret seed and shows its hash. Your browser adds a seed that the
          server could not know, and each round has a number. Together they decide the result. When you start
          new seeds, the secret seed is revealed and must match its hash.
        </Trans>
      </p>
      <h2>
        <Trans>Table games</Trans>
      </h2>
      <p>
        <Trans>
          All results of a table come from a hash chain that was fixed in advance. Its end is published before
          the first round, so no result can be replaced. Players’ browsers add random values, so nobody could
          pick a favourable chain.
        </Trans>
      </p>
      <h2>
        <Trans>What a proof shows</Trans>
      </h2>
      <p>
        <Trans>
          A proof shows that the result was fixed in advance, was not changed and was paid according to the
          rules. It says nothing about your chances of winning: see the rules of each game.
        </Trans>
      </p>
    </section>
  )
}
