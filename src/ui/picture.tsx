import { type ComponentProps, type ReactNode, useState } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  /** Stands there when the picture does not come: offline, or gone at its host. */
  instead?: ReactNode
}

/** A picture that only decorates, or says what `instead` says: the browser's own broken one is never seen. */
export function Picture({ instead = null, src, ...rest }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  return missing === src ? instead : <img alt="" {...rest} src={src} onError={() => setMissing(src)} />
}
