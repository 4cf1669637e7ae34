import { type ComponentProps, type ReactNode, useState } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  /** Replacement when the picture fails to load. */
  fallback?: ReactNode
}

/** A decorative picture, or one described by `fallback`. The browser's broken-image icon is never shown. */
export function Picture({ fallback = null, src, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return failedSrc === src ? fallback : <img alt="" {...rest} src={src} onError={() => setFailedSrc(src)} />
}
