import type { Store } from './store.ts'

/**
 * Declares a service: an object that exists once per tab, such as the control of the open game. `create` runs when a
 * service is first used in a tab, so its code can be loaded with a lazy chunk.
 */
export function service<Tab extends { readonly store: Store }, Service>(
  create: (tab: Tab) => Service,
): (tab: Tab) => Service {
  // The key is the store, because a tab and its platform are two objects with the same store.
  const services = new WeakMap<Store, { readonly service: Service }>()
  return (tab) => {
    let entry = services.get(tab.store)
    if (!entry) {
      entry = { service: create(tab) }
      services.set(tab.store, entry)
    }
    return entry.service
  }
}
