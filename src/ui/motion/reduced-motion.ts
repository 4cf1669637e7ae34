/** Whether to fade instead of move. The player's setting takes precedence over the device's. */
export function prefersReducedMotion(): boolean {
  const setting = document.documentElement.dataset['motion']
  return setting === 'on' || (setting !== 'off' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

/** The `behavior` of a scroll to an element. */
export function scrollBehavior(): 'auto' | 'smooth' {
  return prefersReducedMotion() ? 'auto' : 'smooth'
}

/** Options of `animate` for a fade, which replaces movement. */
export const FADE = { duration: 0.12, ease: 'easeOut' } as const
