import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** The id of the element that holds the routed page. */
export const MAIN_ID = 'main'

/** The first stop of the Tab key: past the bars. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // The address must not change: the router would take it for a navigation.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
