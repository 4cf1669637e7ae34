import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { soundAtom } from '../sound.ts'

/** The switch for the sound of all games; the device remembers it. */
export function SoundSwitch() {
  const { t } = useLingui()
  const [on, setOn] = useAtom(soundAtom)
  return (
    <IconButton
      icon={on ? pageIcons.soundOn : pageIcons.soundOff}
      label={t({ message: 'Sound', comment: 'Switch: whether games sound' })}
      aria-pressed={on}
      onClick={() => setOn(!on)}
    />
  )
}
