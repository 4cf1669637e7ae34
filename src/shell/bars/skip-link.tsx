import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** Id of the element that contains the routed page. */
export const MAIN_ID = 'main'

/** The first tab stop of the page, which skips the bars. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // Following the link would change the URL, which the router takes for a navigation.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
