import { AnimatePresence, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { FADE, prefersReducedMotion } from './reduced-motion.ts'

interface AnimatedListProps<Item> {
  items: readonly Item[]
  renderItem: (item: Item) => ReactNode
  /** Accessible name of the list. */
  label: string
  className?: string | undefined
  itemClassName?: string | undefined
}

const loadFeatures = () => import('./list-features.ts').then((module) => module.listFeatures)

/** A list whose later items fade in, and whose removed items fade out and collapse. Under reduced motion they only fade. */
export function AnimatedList<Item extends { readonly id: string }>(props: AnimatedListProps<Item>) {
  const { items, renderItem, label, className, itemClassName } = props
  const gone = prefersReducedMotion() ? { opacity: 0 } : { opacity: 0, height: 0 }
  return (
    <LazyMotion strict features={loadFeatures}>
      <ul className={className} aria-label={label}>
        <AnimatePresence initial={false}>
          {items.map((item) => (
            <m.li
              key={item.id}
              className={itemClassName}
              initial={{ opacity: 0 }}
              animate={{ opacity: 1 }}
              exit={gone}
              transition={FADE}
            >
              {renderItem(item)}
            </m.li>
          ))}
        </AnimatePresence>
      </ul>
    </LazyMotion>
  )
}
