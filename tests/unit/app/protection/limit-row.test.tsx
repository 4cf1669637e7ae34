import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlayLimit } from '@marquee/contract/protection.ts'
import { LimitRow } from '../../../../src/features/protection/limits/limit-row.tsx'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { protectionCalls } from '../../../support/protection-calls.ts'
import { acted, renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { openTab } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

const limit: PlayLimit = {
  kind: 'deposit',
  period: 'day',
  amount: null,
  imposed: null,
  used: 0,
  left: null,
  resets_at: '2026-11-28T15:00:00Z',
  change: null,
}
let server: ScriptedServer

beforeEach(async () => {
  server = await startScriptedServer(protectionCalls().script)
})
afterEach(() => server.close())

async function open() {
  const tab = openTab(fakeDevice())
  tab.apiHost.set(server.origin)
  signIn(tab, 'demo')
  let change = (_next: PlayLimit): void => {}
  const { container, unmount } = await renderPage(tab, () => {
    const [shown, setShown] = useState(limit)
    change = setShown
    return (
      <ul>
        <LimitRow limit={shown} queued={undefined} />
      </ul>
    )
  })
  const button = container.querySelector('button')
  if (!button) throw new Error('no button')
  const field = () => container.querySelector('input')
  const close = async () => {
    await unmount()
    tab.channel.close()
  }
  return { container, button, field, close, change: (next: PlayLimit) => change(next) }
}

test('the button of a limit stays while its form is open, which gets the focus and returns it', async () => {
  const { container, button, field, close, change } = await open()
  await acted(() => {
    button.focus()
    button.click()
  })
  expect(button.isConnected).toBe(true)
  expect(document.activeElement).toBe(field())
  await acted(() => typeInto(field(), '200000'))
  await acted(() => container.querySelector('form')?.requestSubmit())
  await waitFor(() => expect(field()).toBeNull())
  expect(document.activeElement).toBe(button)
  await acted(() => change({ ...limit, amount: 200_000 }))
  expect(button.textContent).toBe('Change')
  const described = (button.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => container.querySelector(`#${id}`)?.textContent)).toEqual([
    'Per day',
    '₩200,000',
  ])
  await close()
})

test('cancelling the form of a limit deletes what was typed', async () => {
  const { button, field, close } = await open()
  await acted(() => button.click())
  await acted(() => typeInto(field(), '5000'))
  expect(field()?.value).toBe('5,000')
  expect(button.textContent).toBe('Cancel')
  await acted(() => button.click())
  expect(field()).toBeNull()
  await acted(() => button.click())
  expect(field()?.value).toBe('')
  await close()
})
