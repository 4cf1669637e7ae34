import { Drawer } from '@chakra-ui/react/drawer'
import { ChakraRoot } from '../../theme/chakra-root.tsx'
import { MotionRoot } from '../motion/motion-root.tsx'
import { Surface } from './surface.tsx'
import { type OverlayProps, useOverlayRoot } from './use-overlay-root.ts'

interface SideDrawerProps extends OverlayProps {
  side: 'left' | 'right'
  onClose: () => void
}

/**
 * A modal drawer at a side of the window. Its children contain a `Drawer.Title`. Render it only while it is open, as a child of
 * `AnimatePresence`. Escape, going back, a click on the backdrop and dragging it out close it, and the focus returns.
 */
export function SideDrawer({ side, children, ...overlay }: SideDrawerProps) {
  const root = useOverlayRoot(overlay)
  return (
    <MotionRoot>
      <ChakraRoot>
        <Drawer.Root {...root} placement={side === 'left' ? 'start' : 'end'}>
          <Surface
            parts={Drawer}
            away={{ x: side === 'left' ? '-100%' : '100%' }}
            edge={side}
            onClose={overlay.onClose}
          >
            {children}
          </Surface>
        </Drawer.Root>
      </ChakraRoot>
    </MotionRoot>
  )
}
