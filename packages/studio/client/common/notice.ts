import { element } from './element.ts'
import { notifyOverGame } from './over-game.ts'

export interface NoticeAction {
  readonly label: string
  readonly act: () => void
  /** Puts the notice away and does nothing else: going back does it too. */
  readonly dismisses?: boolean
}

export interface NoticeContent {
  readonly title: string
  readonly text: string
  /** Shown while the game itself is doing something about it. */
  readonly working?: boolean
  /** Whether it is a banner at the top, which leaves the game visible and takes no focus. */
  readonly banner?: boolean
  /** The first is the default. */
  readonly actions: readonly NoticeAction[]
}

/** The message over the game; there is one at a time. */
export interface Notice {
  /** Shows a message, and returns a function that removes it unless another one has replaced it. */
  show(content: NoticeContent): () => void
  clear(): void
}

export function createNotice(container: HTMLElement, focusAfter: HTMLElement): Notice {
  let card: HTMLElement | undefined

  function clear() {
    if (card === undefined) return
    const hadFocus = card.contains(document.activeElement)
    card.remove()
    card = undefined
    notifyOverGame(container)
    if (hadFocus) focusAfter.focus({ preventScroll: true })
  }

  return {
    clear,
    show({ title, text, working, banner, actions }) {
      clear()
      const buttons = actions.map(({ label, act, dismisses = false }, index) => {
        const button = element(
          'button',
          { type: 'button', class: index === 0 ? 'action main' : 'action' },
          label,
        )
        if (dismisses) button.dataset['dismiss'] = ''
        button.addEventListener('click', act)
        return button
      })
      card = element(
        'div',
        { class: banner ? 'notice banner' : 'notice', role: 'alert' },
        working ? element('span', { class: 'working', 'aria-hidden': 'true' }) : undefined,
        element('h2', {}, title),
        element('p', {}, text),
        buttons.length === 0 ? undefined : element('div', { class: 'actions' }, ...buttons),
      )
      container.append(card)
      notifyOverGame(container)
      if (!banner) buttons[0]?.focus({ preventScroll: true })
      const shown = card
      return () => {
        if (card === shown) clear()
      }
    },
  }
}
