import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Name extends string> {
  label: string
  value: Name
  tabs: readonly { readonly value: Name; readonly label: ReactNode }[]
  onChoose: (value: Name) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** Tabs that share one panel. The arrow keys move between the tabs. */
export function Tabs<Name extends string>({ label, value, tabs, onChoose, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[(at + by + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.value)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.tabs}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls="tab-panel"
            aria-current={tab.value === value || undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id="tab-panel" className={styles.window} role="tabpanel" aria-labelledby={`tab-${value}`}>
        {children}
      </div>
    </>
  )
}
