import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { nextPaint } from '../../platform/first-screen.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'

/** Sets the document's title, and moves the focus to the new page's heading after a navigation. */
export function usePageTitle(title: MessageDescriptor | undefined): void {
  const { i18n } = useLingui()
  const site = useAtomValue(siteConfigAtom)?.VARIABLES.title ?? 'Marquee'
  const titleText = title ? i18n._(title) : undefined
  useEffect(() => {
    document.title = titleText ? `${titleText} · ${site}` : site
  }, [titleText, site])

  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previousPath = useRef(path)
  useEffect(() => {
    if (path === undefined || previousPath.current === path) return
    const isFirst = previousPath.current === undefined
    previousPath.current = path
    if (isFirst) return
    const before = document.activeElement
    // In the task that renders the page it would lay all of it out.
    void nextPaint().then(() => {
      const { activeElement } = document
      // Elsewhere it is where a closed menu puts it back.
      const isMoved = activeElement !== before && activeElement?.closest(`#${MAIN_ID}, [role$=dialog]`)
      if (isMoved || previousPath.current !== path) return
      const main = document.getElementById(MAIN_ID)
      const target = main?.querySelector('h1') ?? main
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    })
  }, [path])
}
