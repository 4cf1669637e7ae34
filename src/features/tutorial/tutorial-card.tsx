import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { scrollBehavior } from '../../ui/motion/reduced-motion.ts'
import { MenuPicture, StarPicture, SwipePicture } from './pictures.tsx'
import styles from './tutorial-card.module.css'
import { tutorialAtom } from './tutorial-state.ts'

/** Explains swiping and the menu in three steps (spec §2). The page behind the card stays usable. Escape closes the card. */
export default function TutorialCard() {
  const { t } = useLingui()
  const setTutorial = useSetAtom(tutorialAtom)
  const [step, setStep] = useState(0)
  const rail = useRef<HTMLUListElement>(null)
  const steps = [
    {
      picture: <SwipePicture />,
      title: t`Swipe to see more`,
      text: t`Swipe a row to see more games.`,
    },
    {
      picture: <StarPicture />,
      title: t`Save your favourites`,
      text: t`Tap the star to save a game to your home page.`,
    },
    {
      picture: <MenuPicture />,
      title: t`Everything is in the menu`,
      text: t`Games, wallet, messages and settings are one tap away, at the top right.`,
    },
  ]
  const last = step === steps.length - 1
  const close = () => setTutorial(false)
  const onEscape = useEffectEvent(close)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const show = (next: number) => {
    setStep(next)
    const list = rail.current
    list?.scrollTo({ left: next * list.clientWidth, behavior: scrollBehavior() })
  }

  return (
    <section className={`${recipeClass('card')} ${styles.card}`} aria-labelledby="tutorial-title">
      <header className={styles.head}>
        <h2 id="tutorial-title" className={styles.heading}>
          <Trans>A short tour</Trans>
        </h2>
        <IconButton icon={pageIcons.close} label={t`Skip the tour`} onClick={close} />
      </header>
      <ul
        ref={rail}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser makes scroll containers focusable (WCAG 2.1.1)
        tabIndex={0}
        className={styles.steps}
        onScroll={({ currentTarget: list }) => setStep(Math.round(list.scrollLeft / list.clientWidth))}
      >
        {steps.map((one, index) => (
          <li key={one.title} className={styles.step} aria-hidden={index === step ? undefined : true}>
            {one.picture}
            <p className={styles.title}>{one.title}</p>
            <p className={styles.text}>{one.text}</p>
          </li>
        ))}
      </ul>
      <output className={styles.progress}>{t`Step ${step + 1} of ${steps.length}`}</output>
      <footer className={styles.foot}>
        <Button className={styles.next} onClick={() => (last ? close() : show(step + 1))}>
          {last ? <Trans>Done</Trans> : <Trans comment="To the next step of the tour">Next</Trans>}
        </Button>
      </footer>
    </section>
  )
}
