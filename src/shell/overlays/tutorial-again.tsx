import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { tutorialAtom } from '../../features/tutorial/tutorial-state.ts'
import { Button } from '../../ui/button.tsx'

/** Starts the tour on home, where the elements that it explains are. */
export function TutorialAgain() {
  const setTutorial = useSetAtom(tutorialAtom)
  const navigate = useNavigate()
  return (
    <Button
      variant="soft"
      onClick={() => {
        setTutorial(true)
        void navigate({ to: '/home' })
      }}
    >
      <Trans>A short tour</Trans>
    </Button>
  )
}
