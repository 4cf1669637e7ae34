/** The tour's drawings, in the colours of the theme. Decorative. */

const tile = { rx: 10, width: 54, height: 72, y: 12 }

/** A row of covers and the direction of swiping. */
export function SwipePicture() {
  return (
    <svg viewBox="0 0 280 96" aria-hidden="true">
      {[14, 80, 146, 212].map((x, index) => (
        <rect
          key={x}
          {...tile}
          x={x}
          fill={index === 1 ? 'var(--colors-primary)' : 'var(--colors-weak2)'}
          opacity={index === 3 ? 0.5 : 1}
        />
      ))}
      <path
        d="M196 52H122m0 0 12-10m-12 10 12 10"
        fill="none"
        stroke="var(--colors-on-surface)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="206" cy="52" r="9" fill="var(--colors-on-surface)" />
    </svg>
  )
}

/** A cover whose star is on. */
export function StarPicture() {
  return (
    <svg viewBox="0 0 280 96" aria-hidden="true">
      <rect {...tile} x="113" fill="var(--colors-weak2)" />
      <circle cx="167" cy="20" r="17" fill="var(--colors-surface)" />
      <circle cx="167" cy="20" r="14" fill="var(--colors-weak3)" />
      <path
        d="m167 11 2.8 5.7 6.3.9-4.5 4.4 1 6.2-5.6-2.9-5.6 2.9 1-6.2-4.5-4.4 6.3-.9Z"
        fill="var(--colors-warning)"
      />
    </svg>
  )
}

/** The menu at the top right with its groups. */
export function MenuPicture() {
  return (
    <svg viewBox="0 0 280 96" aria-hidden="true">
      <rect x="78" y="6" width="124" height="84" rx="12" fill="var(--colors-weak1)" />
      <rect x="140" y="6" width="62" height="84" rx="12" fill="var(--colors-weak3)" />
      {[30, 46, 62].map((y, index) => (
        <rect
          key={y}
          x="152"
          y={y}
          width={index === 1 ? 28 : 38}
          height="7"
          rx="3.5"
          fill="var(--colors-sub-text)"
        />
      ))}
      <path
        d="M178 16h12M178 20h12"
        stroke="var(--colors-primary-text)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
