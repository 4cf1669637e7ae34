import { Trans } from '@lingui/react/macro'
import styles from './fairness-page.module.css'

/** Explains how rounds are drawn and what a proof shows. */
export function Explanation() {
  return (
    <section className={styles.text}>
      <p>
        <Trans>
          Every result was fixed before the stake. This page computes a round again in your browser and shows
          whether that is so. Nothing is sent anywhere, and the network is not needed.
        </Trans>
      </p>
      <h2>
        <Trans comment="Heading: slots and other games that one player plays">Games of your own</Trans>
      </h2>
      <p>
        <Trans>
          The server chooses a secret seed and shows its fingerprint before you stake. Your browser adds a
          seed that the server could not know, and each round has a number. Together they decide the result.
          When you start new seeds, the secret one is shown and has to fit its fingerprint.
        </Trans>
      </p>
      <h2>
        <Trans>Live tables</Trans>
      </h2>
      <p>
        <Trans>
          All results of a table come from a chain of values whose end was published before the first round,
          so none of them can be replaced. Values of browsers at the table are mixed in, so that nobody could
          choose a chain by its results.
        </Trans>
      </p>
      <h2>
        <Trans>What a proof says</Trans>
      </h2>
      <p>
        <Trans>
          The result was fixed beforehand, nobody changed it, and the win follows from the rules. It says
          nothing about your chances: those are in the rules of each game.
        </Trans>
      </p>
    </section>
  )
}
