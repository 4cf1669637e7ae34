/**
 * The entry: lets the shell of index.html reach the screen, then starts the app. The app's chunks are
 * already being fetched (modulepreload) while the shell paints.
 */
const painted = new Promise<void>((resolve) => {
  if (document.visibilityState === 'hidden') resolve()
  else requestAnimationFrame(() => setTimeout(resolve))
})
await painted
const { boot } = await import('./boot.tsx')
await boot()
