// As the product's own entry: the shell reaches the screen before the application is evaluated.
await new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
})
const { boot } = await import('./boot.tsx')
await boot()
