import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './category-strip.module.css'

/** A place on the page: `id` is its element's. */
export interface Category {
  id: string
  label: string
}

interface CategoryStripProps {
  categories: readonly Category[]
}

/** The categories of the page, always in view under the bar; a press leads there, scrolling marks where one is. */
export function CategoryStrip({ categories }: CategoryStripProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const ids = categories.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState('top')

  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const upmost = ids.split(' ').find((id) => id !== 'top' && seen.has(id))
        setCurrent(window.scrollY < 160 ? 'top' : (upmost ?? 'top'))
      },
      // The middle of what the bars leave: a shelf's title there means one looks at that shelf.
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
    row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2, behavior: 'smooth' })
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
                // The address must not change: the router would take it for a navigation.
                event.preventDefault()
                goTo(id)
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

function goTo(id: string): void {
  const still =
    document.documentElement.dataset['motion'] === 'on' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = still ? 'auto' : 'smooth'
  if (id === 'top') window.scrollTo({ top: 0, behavior })
  else document.getElementById(id)?.scrollIntoView({ block: 'start', behavior })
}
