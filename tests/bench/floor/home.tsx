import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react'
import { atom, useAtom } from 'jotai'

const clicks = atom(0)
const Button = chakra('button', { base: { height: '44px', paddingInline: '16px', background: 'accent' } })

/** A button that counts: enough to need state, styles and a message. */
export function Home() {
  const [count, setCount] = useAtom(clicks)
  const { _: translate } = useLingui()
  return (
    <main>
      <h1>Floor of the stack</h1>
      <Button type="button" onClick={() => setCount(count + 1)}>
        {translate('press')} {count}
      </Button>
    </main>
  )
}
