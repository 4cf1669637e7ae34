/** Whether movement is to be spared, and things only fade: the player's setting, else the device's. */
export function isStill(): boolean {
  const wish = document.documentElement.dataset['motion']
  return wish === 'on' || (wish !== 'off' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

/** What a fade takes where movement is spared, ms. */
export const FADE = 120
