import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import styles from './brand.module.css'

interface BrandProps {
  large?: boolean
  /** Only the mark: beside a back button on phones, and on the folded rail. */
  short?: boolean
}

/** The operator's name. Links to home use it as their accessible name, because it is their visible text. */
export function useBrandName(): string {
  return useAtomValue(siteConfigAtom)?.VARIABLES.title ?? 'Marquee'
}

/** The mark and the operator's name. */
export function Brand({ large = false, short = false }: BrandProps) {
  const { t } = useLingui()
  const name = useBrandName()
  const site = useAtomValue(siteConfigAtom)?.VARIABLES
  // Drawn by CSS, so that the name alone labels links to home: the footer says in words that it is play money.
  const note =
    site?.play_money && !site.license
      ? t({
          message: 'Demo site',
          comment: 'Below the name of a site that runs on play money and has no licence',
        })
      : undefined
  return (
    <span
      className={large ? `${styles.brand} ${styles.large}` : styles.brand}
      data-short={short || undefined}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4.500 27V14.500c0-2.800 1.700-5 4.200-5 1.500 0 2.600.8 3.500 2.200L16 17.800l3.800-6.100c.9-1.400 2-2.200 3.500-2.200 2.500 0 4.200 2.200 4.200 5V27h-5.800v-8.200L17.600 25h-3.200l-4.100-6.200V27Z" />
        <circle cx="16" cy="5.500" r="3.200" />
      </svg>
      <span data-note={note}>{name}</span>
    </span>
  )
}
