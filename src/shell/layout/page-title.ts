import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { siteTitleAtom } from '../../platform/config/site-config.ts'

/** Sets the document's title, and moves the focus to the new page's heading after a navigation to another `path`. */
export function usePageTitle(title: MessageDescriptor | undefined, path: string | undefined): void {
  const { i18n } = useLingui()
  const site = useAtomValue(siteTitleAtom)
  const titleText = title ? i18n._(title) : undefined
  useEffect(() => {
    document.title = titleText ? `${titleText} · ${site}` : site
  }, [titleText, site])

  const previousPath = useRef(path)
  useEffect(() => {
    const previous = previousPath.current
    previousPath.current = path ?? previous
    if (path === undefined || previous === undefined || previous === path) return undefined
    const before = document.activeElement
    const left = new AbortController()
    const { signal } = left
    const leave = () => left.abort()
    addEventListener('pointerdown', leave, { signal })
    addEventListener('keydown', ({ key }) => key === 'Tab' && leave(), { signal })
    void import('./focus-heading.ts').then((module) => module.focusHeading(before, signal)).catch(() => {})
    return leave
  }, [path])
}
