import type { FunctionComponent } from 'react'
import { expect, test, vi } from 'vitest'
import { ExportButton } from '../../../../src/features/wallet/history/export-button.tsx'
import { ConfirmStep } from '../../../../src/features/wallet/transfer/confirm-step.tsx'
import { TransferForm } from '../../../../src/features/wallet/transfer/transfer-form.tsx'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import { SendButton } from '../../../../src/ui/form/send-button.tsx'
import { ConnectionTitle, OfflineLine, RetryNote } from '../../../../src/ui/states/unreachable.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const nothing = () => undefined

const parts: Record<string, FunctionComponent> = {
  'a title': ConnectionTitle,
  'a line': OfflineLine,
  'a note': RetryNote,
  'a form': () => <SendButton busy={false}>Send</SendButton>,
  'an export': () => <ExportButton filter={{}} offline />,
  'an amount': () => (
    <TransferForm
      kind="withdraw"
      hint=""
      max={undefined}
      validate={nothing}
      review={() => ({ rows: [], request: { kind: 'withdraw', body: { amount: 0 } } })}
    />
  ),
  'a confirmation': () => (
    <ConfirmStep
      rows={[]}
      isByBank={false}
      sendLabel="Send"
      isSending={false}
      problem={undefined}
      onSend={nothing}
      onBack={nothing}
    />
  ),
}

test.each(Object.keys(parts))('%s says whether the device is offline or the site is down', async (name) => {
  const tab = stage.open()
  // jsdom has none, and the note of an amount is observed.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
  tab.store.set(connectionAtom, { state: 'offline', lastSuccess: undefined })
  for (const [onLine, text, not] of [
    [false, 'You are offline', 'cannot be reached'],
    [true, 'The site cannot be reached', 'offline'],
  ] as const) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const { container, unmount } = await renderPage(tab, parts[name] ?? (() => null))
    const shown = `${container.textContent} ${container.querySelector('[title]')?.getAttribute('title')}`
    expect(shown).toContain(text)
    expect(shown).not.toContain(not)
    await unmount()
  }
})
