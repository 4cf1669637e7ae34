import { element } from '../common/element.ts'
import './bet-pages.css'

/** Bets on two pages, of which a small window shows one. */
interface BetPage {
  readonly label: string
  readonly rows: readonly HTMLElement[]
}

interface BetPages {
  /** Marks the pages on which the player has bets. */
  show(amounts: ReadonlyMap<string, number>): void
}

/** A window that has room for one page only. */
const small = '(max-width: 819px), (max-height: 480px)'

/** Fills the felt with pages, and puts the tabs of a small window before it. */
export function createBetPages(felt: HTMLElement, pages: readonly BetPage[]): BetPages {
  const window = matchMedia(small)
  let chosen = 0
  const panels = pages.map(({ rows }, index) =>
    element('div', { class: 'bet-page', id: `page-${index}` }, ...rows),
  )
  const tabs = pages.map(({ label }, index) => {
    const tab = element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `page-${index}` },
      label,
    )
    tab.addEventListener('click', () => choose(index))
    return tab
  })
  const list = element('div', { class: 'bet-tabs', role: 'tablist' }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -chosen, End: tabs.length - 1 - chosen }[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose((chosen + step + tabs.length) % tabs.length)
    tabs[chosen]?.focus()
  })

  function choose(index: number) {
    chosen = index
    list.hidden = !window.matches
    for (const [at, panel] of panels.entries()) {
      const isChosen = at === index
      panel.hidden = window.matches && !isChosen
      // Without tabs there are no panels of tabs.
      if (window.matches) panel.setAttribute('role', 'tabpanel')
      else panel.removeAttribute('role')
      panel.setAttribute('aria-labelledby', `tab-${at}`)
      tabs[at]?.setAttribute('aria-selected', String(isChosen))
      if (tabs[at] !== undefined) tabs[at].tabIndex = isChosen ? 0 : -1
    }
    const buttons = [...(panels[index]?.querySelectorAll('button') ?? [])]
    if (buttons[0] !== undefined && !buttons.some(({ tabIndex }) => tabIndex === 0)) buttons[0].tabIndex = 0
  }

  felt.classList.add('paged')
  felt.append(...panels)
  felt.before(list)
  choose(0)
  window.addEventListener('change', () => choose(chosen))

  return {
    show(amounts) {
      for (const [at, panel] of panels.entries()) {
        const spots = [...panel.querySelectorAll<HTMLElement>('[data-spot]')]
        tabs[at]?.classList.toggle(
          'has',
          spots.some(({ dataset }) => amounts.has(dataset['spot'] ?? '')),
        )
      }
    },
  }
}
