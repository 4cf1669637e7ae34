import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { scrollBehavior } from '../../../ui/motion/reduced-motion.ts'
import styles from './category-strip.module.css'

/** A section of the page. `id` is the id of its element. */
export interface Category {
  id: string
  label: string
}

interface CategoryStripProps {
  categories: readonly Category[]
}

/** The categories of the page, sticky under the app bar. A click scrolls to a section; scrolling marks the section in view. */
export function CategoryStrip({ categories }: CategoryStripProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const ids = categories.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState('top')

  useEffect(() => {
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const topmost = ids.split(' ').find((id) => id !== 'top' && visible.has(id))
        setCurrent(window.scrollY < 160 ? 'top' : (topmost ?? 'top'))
      },
      // The upper part of the area between the bars: a shelf is current when its title is there.
      { rootMargin: '-120px 0px -45% 0px' },
    )
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id)
      if (element && id !== 'top') observer.observe(element)
    }
    return () => observer.disconnect()
  }, [ids])

  useEffect(() => {
    const row = strip.current
    const item = row?.querySelector<HTMLElement>(`[href="#${CSS.escape(current)}"]`)
    if (!item || !row) return
    row.scrollTo({
      left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2,
      behavior: scrollBehavior(),
    })
  }, [current])

  return (
    <nav
      className={styles.strip}
      aria-label={t({ message: 'Categories', comment: 'Name of a navigation for screen readers' })}
    >
      <ul ref={strip} className={styles.row}>
        {categories.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={recipeClass('chip')}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => {
                // Following the link would change the URL, which the router treats as a navigation.
                event.preventDefault()
                scrollToSection(id)
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function scrollToSection(id: string): void {
  const behavior = scrollBehavior()
  if (id === 'top') window.scrollTo({ top: 0, behavior })
  else document.getElementById(id)?.scrollIntoView({ block: 'start', behavior })
}
