import DevicePanels from '../../features/device/device-panels.tsx'
import { TutorialAgain } from '../overlays/tutorial-again.tsx'

/** The settings below those of the look: the tour, and what this device does. */
export function FurtherSettings() {
  return (
    <>
      <TutorialAgain />
      <DevicePanels />
    </>
  )
}
