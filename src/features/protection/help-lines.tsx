import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { rulesAtom } from './rules.ts'
import styles from './play-limits-page.module.css'

/** Helplines from the site's configuration. Renders nothing if there are none. */
export function HelpLines() {
  const lines = useAtomValue(rulesAtom)?.help_lines ?? []
  if (lines.length === 0) return null
  return (
    <section className={styles.help} aria-labelledby="help-lines">
      <h2 id="help-lines">
        <Trans comment="Heading: telephone numbers and websites for people who gamble too much">
          Helplines
        </Trans>
      </h2>
      <ul>
        {lines.map(({ name, phone, link }) => (
          <li key={name}>
            <span>{name}</span>
            {phone ? <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> : null}
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {new URL(link).host}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
