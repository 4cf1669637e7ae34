import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isLongTitle } from '@marquee/contract/site-title.ts'
import { siteConfigAtom, siteTitleAtom } from '../../platform/config/site-config.ts'
import styles from './brand.module.css'

interface BrandProps {
  large?: boolean
  /** Only the mark: beside a back button on phones, and on the folded rail. */
  short?: boolean
}

/** The mark and the site's title, which links to home have as their accessible name too. */
export function Brand({ large = false, short = false }: BrandProps) {
  const { t } = useLingui()
  const name = useAtomValue(siteTitleAtom)
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
      data-long={isLongTitle(name) || undefined}
    >
      {/* In index.html, from brand/icon.svg. */}
      <svg aria-hidden="true">
        <use href="#brand-mark" />
      </svg>
      <span data-note={note}>
        <span>{name}</span>
      </span>
    </span>
  )
}
