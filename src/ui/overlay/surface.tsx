import type { Dialog } from '@chakra-ui/react/dialog'
import type { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import {
  m,
  type PanInfo,
  type TargetAndTransition,
  useDragControls,
  useIsPresent,
  useReducedMotionConfig,
} from 'framer-motion'
import { type PointerEvent, type ReactNode, useRef } from 'react'

/** The edge of the window that a surface is attached to and dragged towards. */
export type Edge = 'bottom' | 'left' | 'right'

interface SurfaceProps {
  parts: typeof Dialog | typeof Drawer
  /** Where the surface enters from and leaves to. */
  away: TargetAndTransition
  /** The edge to which the surface can be dragged to close it; undefined if it cannot. */
  edge: Edge | undefined
  onClose: (() => void) | undefined
  className?: string | undefined
  children: ReactNode
}

const faded = { opacity: 0 }
const shown = { x: 0, y: 0, opacity: 1 }
/** How far ahead the speed of release is extrapolated, s. */
const PROJECTION_S = 0.16
/** Share of its size beyond which a surface does not return. */
const DISMISS_SHARE = 0.4

/**
 * The animated parts of an overlay: the backdrop, and the surface. A sheet is dragged by its `data-drag-handle`, a drawer by a
 * touch anywhere.
 */
export function Surface({ parts, away, edge, onClose, className, children }: SurfaceProps) {
  const { Backdrop, Positioner, Content } = parts
  const isPresent = useIsPresent()
  const hidden = useReducedMotionConfig() ? faded : away
  const surface = useRef<HTMLDivElement>(null)
  const controls = useDragControls()
  const axis = edge === 'bottom' ? 'y' : 'x'
  const outward = edge === 'left' ? -1 : 1

  const startDrag = (event: PointerEvent) => {
    const { target, pointerType } = event
    if (!edge || !(target instanceof Element) || target.closest('input, textarea, select')) return
    // A drag of a mouse selects text, and a vertical touch scrolls.
    const needsHandle = pointerType === 'mouse' || edge === 'bottom'
    if (needsHandle && !target.closest('[data-drag-handle]')) return
    controls.start(event)
  }
  const endDrag = (_: unknown, { offset, velocity }: PanInfo) => {
    const isAcross = Math.abs(offset.x) > Math.abs(offset.y) !== (axis === 'x')
    const size = axis === 'x' ? surface.current?.offsetWidth : surface.current?.offsetHeight
    const rest = (offset[axis] + velocity[axis] * PROJECTION_S) * outward
    if (!isAcross && rest > (size ?? 0) * DISMISS_SHARE) onClose?.()
  }
  return (
    <Portal>
      <Backdrop asChild hidden={false}>
        <m.div inert={!isPresent} initial={faded} animate={shown} exit={faded} />
      </Backdrop>
      <Positioner>
        <Content asChild className={className}>
          <m.div
            ref={surface}
            // The banner about the connection moves out of a drawer's way.
            data-drawer={edge === 'left' || edge === 'right' || undefined}
            inert={!isPresent}
            initial={hidden}
            animate={shown}
            exit={hidden}
            drag={edge ? axis : false}
            dragControls={controls}
            dragListener={false}
            dragDirectionLock
            dragMomentum={false}
            dragConstraints={{ left: 0, right: 0, top: 0, bottom: 0 }}
            dragElastic={{ left: 0, right: 0, top: 0, bottom: 0, ...(edge ? { [edge]: 1 } : {}) }}
            onPointerDown={startDrag}
            onDragEnd={endDrag}
          >
            {children}
          </m.div>
        </Content>
      </Positioner>
    </Portal>
  )
}
