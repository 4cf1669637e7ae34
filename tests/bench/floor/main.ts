import { boot } from './boot.tsx'

// As in the product: the shell reaches the screen first.
await new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
})
await boot()
