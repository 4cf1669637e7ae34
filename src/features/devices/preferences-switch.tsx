import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { followedAtom } from '../../session/followed.ts'
import { useTab } from '../../session/tab.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { preferencesFollow, preferencesFollowAtom } from './following.ts'
import { forgetPreferences } from './preferences-replica.ts'
import styles from './preferences-switch.module.css'

/** Whether the preferences follow the player; absent where the operator does not keep them or nobody is signed in. */
export function PreferencesSwitch() {
  const tab = useTab()
  const isOffered = useAtomValue(followedAtom)
  const isOn = useAtomValue(preferencesFollowAtom)
  // The box shows the press while the database is at it.
  const [chosen, setChosen] = useState<boolean>()
  if (!isOffered) return null
  const choose = async (on: boolean) => {
    const player = tab.session.player()
    if (player === undefined) return
    setChosen(on)
    // What the operator has counts on a device that joins, also where it followed before.
    if (on) await forgetPreferences(tab, player)
    await preferencesFollow(tab, player).apply(() => on)
    setChosen(undefined)
  }
  return (
    <section className={`${recipeClass('card')} ${styles.card}`}>
      <Checkbox checked={chosen ?? isOn} onChange={(on) => void choose(on)}>
        <Trans>Use these settings on all my devices</Trans>
      </Checkbox>
      <p className={styles.note}>
        <Trans>
          Language, theme, style and game lists follow you to every device on which this is on. The last
          choice counts.
        </Trans>
      </p>
    </section>
  )
}
