import { type ComponentProps, type ReactNode, useState } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  /** Replacement when the picture fails to load. */
  instead?: ReactNode
}

/** A decorative picture, or one described by `instead`. The browser's broken-image icon is never shown. */
export function Picture({ instead = null, src, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return failedSrc === src ? instead : <img alt="" {...rest} src={src} onError={() => setFailedSrc(src)} />
}
