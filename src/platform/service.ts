import type { Store } from './store.ts'

/**
 * Declares what exists once per tab, such as the open game. `create` runs when a tab first asks, so a service is loaded
 * with the chunk that needs it and not with the app.
 */
export function service<Tab extends { readonly store: Store }, Service>(
  create: (tab: Tab) => Service,
): (tab: Tab) => Service {
  // By the store: a tab and its platform are two objects with one store.
  const services = new WeakMap<Store, { readonly service: Service }>()
  return (tab) => {
    let made = services.get(tab.store)
    if (!made) {
      made = { service: create(tab) }
      services.set(tab.store, made)
    }
    return made.service
  }
}
