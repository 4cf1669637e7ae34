import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { MotionPresence, useInitial } from './motion-presence.tsx'
import { FADE, prefersReducedMotion } from './reduced-motion.ts'

interface AnimatedListProps<Item> {
  items: readonly Item[]
  renderItem: (item: Item) => ReactNode
  /** Accessible name of the list, if no heading names it. */
  label?: string
  className?: string | undefined
  itemClassName?: string | undefined
}

const collapsed = { opacity: 0, height: 0, minHeight: 0, paddingBlock: 0, overflow: 'hidden' }

/** A list whose later items fade in, and whose removed items fade out and collapse. Under reduced motion they only fade. */
export function AnimatedList<Item extends { readonly id: string }>(props: AnimatedListProps<Item>) {
  const { items, renderItem, label, className, itemClassName } = props
  return (
    <ul className={className} aria-label={label}>
      <MotionPresence>
        {items.map((item) => (
          <AnimatedItem key={item.id} className={itemClassName}>
            {renderItem(item)}
          </AnimatedItem>
        ))}
      </MotionPresence>
    </ul>
  )
}

function AnimatedItem({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <m.li
      className={className}
      initial={useInitial({ opacity: 0 })}
      animate={{ opacity: 1 }}
      exit={prefersReducedMotion() ? { opacity: 0 } : collapsed}
      transition={FADE}
    >
      {children}
    </m.li>
  )
}
