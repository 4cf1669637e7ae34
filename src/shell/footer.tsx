import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../platform/site-config.ts'
import styles from './footer.module.css'
import { PlayMoneyLine } from './play-money-line.tsx'

interface FooterProps {
  variant: 'full' | 'slim'
}

/** Company, licence, help and the adult mark as the operator's configuration says; nothing of it is made up here. */
export function Footer({ variant }: FooterProps) {
  const variables = useAtomValue(siteConfigAtom)?.VARIABLES
  if (variant === 'slim') {
    return (
      <footer className={styles.slim}>
        <PlayMoneyLine />
      </footer>
    )
  }
  const lines = [variables?.company, variables?.registration, variables?.license, variables?.help].filter(
    Boolean,
  )
  return (
    <footer className={styles.full}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {variables?.adult_mark ? <p className={styles.mark}>{variables.adult_mark}</p> : null}
    </footer>
  )
}
