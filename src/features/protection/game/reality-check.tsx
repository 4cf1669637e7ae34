import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Playing } from '../../../contract/protection.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { moneyText } from '../../../ui/money/money-text.ts'
import { durationText } from '../../../ui/protection/duration-text.ts'
import { StopButton } from '../breaks/stop-button.tsx'
import { FigureRows } from '../figures.tsx'
import { signedMoney } from '../signed-money.ts'
import { CoverPanel } from './cover-panel.tsx'
import { playFollower } from './playing.ts'

interface RealityCheckProps {
  playing: Playing
  onClose: () => void
  onHistory: () => void
}

/** What the session of play came to so far, and how to go on: each way is an equal button. */
export function RealityCheck({ playing, onClose, onHistory }: RealityCheckProps) {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const currency = useAtomValue(currencyAtom)
  const { seconds, staked, won, net } = playing.session
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const rows = [
    {
      term: t({ message: 'Time played', comment: 'Heading of limits, and of how long games were played' }),
      text: durationText(seconds, i18n.locale),
    },
    { term: t({ message: 'Staked', comment: 'Sum of the bets of a period' }), text: money(staked) },
    { term: t({ message: 'Won', comment: 'Sum of the wins of a period' }), text: money(won) },
    {
      term: t({ message: 'Result', comment: 'Column of a table: won less staked' }),
      text: signedMoney(net, currency, i18n.locale),
    },
  ]
  const seen = (then?: () => void) => {
    void playFollower(tab).seen()
    then?.()
  }
  return (
    <CoverPanel
      title={<Trans>Reality check</Trans>}
      actions={
        <>
          <Button onClick={() => seen(onClose)}>
            <Trans comment="Button of the reality check: closes the game">Stop playing</Trans>
          </Button>
          <Button onClick={() => seen()}>
            <Trans comment="Button of the reality check: goes on with the game">Go on playing</Trans>
          </Button>
          <Button variant="quiet" onClick={() => seen(onHistory)}>
            <Trans comment="Button of the reality check: shows what was played">See history</Trans>
          </Button>
          <StopButton />
        </>
      }
    >
      <FigureRows rows={rows} />
    </CoverPanel>
  )
}
