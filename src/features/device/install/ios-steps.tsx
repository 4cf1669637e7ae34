import { Trans } from '@lingui/react/macro'
import { type InstallGuide, installGuide } from './guide.ts'
import styles from './ios-steps.module.css'

/**
 * Explains how to add the app to the home screen of an iPhone or iPad, in three steps with pictures. A browser inside of another app
 * cannot do it.
 */
export function IosSteps() {
  const guide = installGuide('ios', navigator)
  if (guide === 'safari') {
    return (
      <p className={styles.note}>
        <Trans>To add the app to your home screen, open this page in Safari.</Trans>
      </p>
    )
  }
  return (
    <>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <SharePicture />
          <span>
            <ShareStep guide={guide} />
          </span>
        </li>
        <li className={styles.step}>
          <AddPicture />
          <Trans comment="Installing on an iPhone, step 2: the name of Apple's menu item. The list is long.">
            Choose “Add to Home Screen”. If you do not see it, scroll down or show more.
          </Trans>
        </li>
        <li className={styles.step}>
          <HomePicture />
          <Trans comment="Installing on an iPhone, step 3">
            Tap “Add”. Then open the app from your home screen; what you save there is kept.
          </Trans>
        </li>
      </ol>
      <p className={styles.note}>
        <Trans comment="The app on an iPhone's home screen shares no data with the browser">
          The app starts empty: sign in there again. What you saved in the browser is deleted after seven days
          without a visit.
        </Trans>
      </p>
    </>
  )
}

function ShareStep({ guide }: { guide: InstallGuide }) {
  if (guide === 'addressBar') {
    return (
      <Trans comment="Installing on an iPhone, step 1 in Chrome">
        Tap the share button in the address bar.
      </Trans>
    )
  }
  if (guide === 'menu') {
    return (
      <Trans comment="Installing on an iPhone, step 1 in Firefox and others: the name of Apple's menu">
        Open the browser’s menu and tap “Share”.
      </Trans>
    )
  }
  return (
    <Trans comment="Installing on an iPhone, step 1 in Safari, whose newer versions have the button in a menu">
      Tap the share button in Safari. If you do not see it, tap “…” first.
    </Trans>
  )
}

/** The lower edge of Safari with its share button. */
function SharePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      <rect className={styles.ground} x="8" y="-20" width="80" height="84" rx="12" />
      <path className={styles.line} d="M8 44h80" />
      <path className={styles.faint} d="m20 50-4 4 4 4M26 50l4 4-4 4M70 50h8v8h-8z" />
      <path className={styles.mark} d="M48 57V46m0 0-3.500 3.500M48 46l3.500 3.500M44 52h-2v9h12v-9h-2" />
      <circle className={styles.ring} cx="48" cy="54" r="13" />
    </svg>
  )
}

/** The line of the share menu. */
function AddPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      <rect className={styles.ground} x="8" y="8" width="80" height="76" rx="12" />
      <path className={styles.faint} d="M20 22h34M20 58h34" />
      <rect className={styles.row} x="13" y="30" width="70" height="20" rx="6" />
      <path className={styles.mark} d="M20 40h26" />
      <path className={styles.mark} d="M66 34.500h11v11H66zM71.500 37v6M68.500 40h6" />
    </svg>
  )
}

/** The app among the others on the home screen. */
function HomePicture() {
  const others = [
    [20, 16],
    [42, 16],
    [64, 16],
    [20, 38],
    [64, 38],
  ] as const
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      <rect className={styles.ground} x="8" y="4" width="80" height="84" rx="12" />
      {others.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={styles.app} x={x} y={y} width="13" height="13" rx="4" />
      ))}
      <rect className={styles.own} x="40" y="36" width="17" height="17" rx="5" />
      <path className={styles.letter} d="M44.500 48.500v-6.500l4 4.500 4-4.500v6.500" />
    </svg>
  )
}
