import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './picture-image.module.css'
import { pictureBytes } from './pictures.ts'

interface PictureImageProps {
  player: string
  /** Id of the picture at the operator. */
  id: string
  alt: string
}

/** A picture of the player. It is fetched as a blob, because the request needs the session. */
export function PictureImage({ player, id, alt }: PictureImageProps) {
  const { t } = useLingui()
  const { data, error, status } = useResource(pictureBytes(useTab(), player, id))
  if (data) return <BlobImage blob={data} alt={alt} />
  if (status === 'offline' || error) {
    return (
      <span className={styles.missing} role="img" aria-label={alt}>
        <Icon path={status === 'offline' ? icons.offline : icons.warning} size={20} />
        <chakra.span fontSize="0.75rem" lineHeight="1rem" overflowWrap="anywhere">
          {status === 'offline'
            ? t({ message: 'Needs a connection', comment: 'In place of a picture, while offline' })
            : error?.status === 404
              ? t({
                  message: 'No longer available',
                  comment: 'In place of a picture that the site has deleted',
                })
              : t({ message: 'Not loaded', comment: 'In place of a picture that could not be loaded' })}
        </chakra.span>
      </span>
    )
  }
  return (
    <>
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className={styles.skeleton} />
    </>
  )
}

/** A picture in memory. Its object URL is revoked on unmount. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={image} className={styles.image} alt={alt} />
}
