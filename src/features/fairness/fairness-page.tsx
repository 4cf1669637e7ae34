import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Verdict, verify } from '@marquee/studio/verifier/verify.ts'
import { copyText } from '../../platform/clipboard.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useToast } from '../../ui/toast/toast.ts'
import { Explanation } from './explanation.tsx'
import styles from './fairness-page.module.css'
import { OwnRound } from './own-round.tsx'
import { VerdictView } from './verdict-view.tsx'

/** A text and its verdict. */
interface Checked {
  readonly text: string
  readonly verdict: Verdict
}

const check = async (text: string): Promise<Checked> => ({ text, verdict: await verify(text.trim()) })

/**
 * Explains how rounds are drawn, and checks the proof of a round in the browser, also offline and signed out. The fragment of
 * the page's address may contain a proof, and before it the round's id in the operator's books.
 */
export function FairnessPage() {
  const hash = useLocation({ select: (location) => location.hash })
  return <ProofCheck key={hash} hash={hash} />
}

function ProofCheck({ hash }: { hash: string }) {
  const { t } = useLingui()
  // A proof that the history links to is checked at once: its text is of interest to few.
  const linked = readFragment(hash)
  const isLinked = linked.proof !== ''
  const toast = useToast()
  const [text, setText] = useState(linked.proof)
  const [checked, setChecked] = useState<Checked>()
  // The text may have changed during the check.
  const verdict = checked?.text === text ? checked.verdict : undefined
  useEffect(() => {
    const { proof } = readFragment(hash)
    if (proof !== '') void check(proof).then(setChecked)
  }, [hash])
  const copy = async () => {
    if (await copyText(text)) toast('success', t`Proof copied.`)
    else toast('error', t`The browser blocked copying. Please select the text yourself.`)
  }
  const form = (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void check(text).then(setChecked)
      }}
    >
      <TextArea
        label={t`Proof of the round`}
        hint={t`Copy the proof in the game’s paytable or rules, or open a round in your history.`}
        value={text}
        rows={7}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Flex wrap="wrap" gap="10px">
        <Button type="submit" disabled={text.trim() === ''}>
          <Trans comment="Button: checks the proof of a round">Verify</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={pageIcons.copy}
          disabled={text.trim() === ''}
          onClick={() => void copy()}
        >
          <Trans>Copy the proof</Trans>
        </Button>
      </Flex>
    </form>
  )
  return (
    <Box p="8px var(--gutter) 24px">
      <PageHeading>
        <Trans>Verify a round</Trans>
      </PageHeading>
      <div className={styles.columns}>
        <div className={`${recipeClass('card')} ${styles.card}`}>
          <div role="status" className={styles.verdict}>
            {verdict ? <VerdictView verdict={verdict} /> : null}
          </div>
          {verdict?.kind === 'checked' && verdict.proof ? (
            <OwnRound
              id={(text === linked.proof ? linked.round : undefined) ?? verdict.proof.round}
              game={verdict.proof.game}
            />
          ) : null}
          {isLinked ? (
            <details className={styles.details}>
              <summary>
                <Trans>Proof of the round</Trans>
              </summary>
              {form}
            </details>
          ) : (
            form
          )}
        </div>
        <Explanation />
      </div>
    </Box>
  )
}

interface Fragment {
  /** Empty if there is none. */
  readonly proof: string
  readonly round: string | undefined
}

/** Reads a fragment of the form `proof=` and the percent-encoded text, which `round=`, an id and `&` may precede. */
function readFragment(hash: string): Fragment {
  const [, round, text = ''] = /^#?(?:round=([\w-]{1,64})&)?proof=([\s\S]*)$/.exec(hash) ?? []
  // The router may have decoded it already.
  if (text.startsWith('{')) return { proof: text, round }
  try {
    return { proof: decodeURIComponent(text), round }
  } catch {
    return { proof: text, round }
  }
}
