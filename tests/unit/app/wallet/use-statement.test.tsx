import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useStatement } from '../../../../src/features/wallet/statement/use-statement.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { json, startScriptedServer } from '../../../support/scripted-server.ts'
import { operator } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { openWalletTab, signIn } from './wallet-tab.ts'

const totals = {
  deposited: 70_000,
  withdrawn: 0,
  staked: 0,
  won: 0,
  converted: 0,
  other: 0,
  before: 0,
  after: 70_000,
}

function Deposited() {
  const { statement } = useStatement({ from: '2026-11-01', to: '2026-11-20', by: 'day' })
  return <p>{statement ? String(statement.totals.deposited) : 'none'}</p>
}

test('the statement of a player never shows for the next one, while that one’s is loading', async () => {
  let answers = true
  const server = await startScriptedServer((response, request, nth) => {
    if (request.path.startsWith('/main/init')) return operator()(response, request, nth)
    if (!answers) return undefined
    return json(200, { code: 'OK', msg: '', data: { list: [], totals } })(response, request, nth)
  })
  const tab = openWalletTab(server, fakeDevice())
  const place = document.createElement('div')
  const root = createRoot(place)
  try {
    await tab.session.refreshBalance()
    root.render(
      <Provider store={tab.store}>
        <Deposited />
      </Provider>,
    )
    await waitFor(() => expect(place.textContent).toBe('70000'))
    answers = false
    await tab.session.dispatch({ type: 'rejectedByOperator' })
    await waitFor(() => expect(place.textContent).toBe('none'))
    signIn(tab, 'other')
    await tab.session.refreshBalance()
    await waitFor(() => expect(server.received.at(-1)?.path).toContain('/wallet/statement'))
    expect(place.textContent).toBe('none')
  } finally {
    root.unmount()
    tab.channel.close()
    await server.close()
  }
})
