import { Dialog } from '@chakra-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChakraRoot } from '../../theme/chakra-root.tsx'
import { IconButton } from '../icon/icon-button.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { MotionRoot } from '../motion/motion-root.tsx'
import { useMedia, WIDE } from '../use-media.ts'
import { Surface } from './surface.tsx'
import { type OverlayProps, useOverlayRoot } from './use-overlay-root.ts'

export type ModalProps = BaseProps & (WithTitle | { title?: undefined })

interface WithTitle {
  /** The title in a bar with a close button. Without it the children have the heading `titleId`, or the dialog has a `label`. */
  title: ReactNode
  onClose: () => void
}

interface BaseProps extends OverlayProps {
  titleId?: string
  label?: string
  /** Id of a description in the children. */
  descriptionId?: string
  /** Footer that does not scroll. */
  foot?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** `bottom`: a sheet at the bottom edge of phones, which can be dragged away; in the middle of wide windows. */
  placement?: 'bottom' | 'center' | 'top'
  /** Whether a click on the backdrop closes it. */
  closeOnInteractOutside?: boolean
  /** The element that gets the focus, instead of the first one that can have it. */
  initialFocus?: () => HTMLElement | null
  className?: string
}

/**
 * A modal dialog. Render it only while it is open, as a child of `AnimatePresence`. Escape, going back and a click on the backdrop
 * close it, and the focus returns to the element that had it.
 */
export function Modal({
  title,
  titleId,
  label,
  descriptionId,
  children,
  foot,
  size = 'md',
  placement = 'bottom',
  closeOnInteractOutside = true,
  initialFocus,
  className,
  onClose,
  ...overlay
}: ModalProps) {
  const { t } = useLingui()
  const wide = useMedia(WIDE)
  const root = useOverlayRoot({ onClose, ...overlay })
  const isSheet = placement === 'bottom' && !wide
  return (
    <MotionRoot>
      <ChakraRoot>
        <Dialog.Root
          {...root}
          {...{ size, placement }}
          closeOnInteractOutside={root.closeOnInteractOutside && closeOnInteractOutside}
          aria-label={label}
          ids={{ title: titleId, description: descriptionId }}
          initialFocusEl={initialFocus}
        >
          <Surface
            parts={Dialog}
            away={isSheet ? { y: '100%' } : { y: placement === 'top' ? -8 : 48, opacity: 0 }}
            edge={isSheet && onClose ? 'bottom' : undefined}
            onClose={onClose}
            className={className}
          >
            {title === undefined ? (
              children
            ) : (
              <>
                <Dialog.Header data-drag-handle="">
                  <Dialog.Title>{title}</Dialog.Title>
                  <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={onClose} />
                </Dialog.Header>
                <Dialog.Body>{children}</Dialog.Body>
                {foot ? <Dialog.Footer>{foot}</Dialog.Footer> : null}
              </>
            )}
          </Surface>
        </Dialog.Root>
      </ChakraRoot>
    </MotionRoot>
  )
}
