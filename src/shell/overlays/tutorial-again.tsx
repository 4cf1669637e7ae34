import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { Button } from '../../ui/button.tsx'

/** Starts the tour again on home, where the elements that it explains are. */
export function TutorialAgain() {
  const setTutorial = useSetAtom(tutorialAtom)
  const navigate = useNavigate()
  return (
    <Button
      onClick={() => {
        setTutorial('shown')
        void navigate({ to: '/home' })
      }}
    >
      <Trans>Show the tour again</Trans>
    </Button>
  )
}
