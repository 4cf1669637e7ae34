import { useEffect, useRef, type ReactNode } from 'react'

interface FocusedHeadingProps {
  level: 1 | 2
  className?: string | undefined
  children: ReactNode
}

/**
 * A heading that takes the focus when it is mounted. Use it when it replaces the element that had the focus,
 * such as a sent form.
 */
export function FocusedHeading({ level, className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}
