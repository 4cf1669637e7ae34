import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JoinSteps } from '../../../../src/features/account/join/join-steps.tsx'
import type { JoinStep } from '../../../../src/features/account/join/join-step.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { renderPage, type RenderedPage, typeInto } from '../../../support/rendered-page.tsx'
import { sampleSite } from '../../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let page: RenderedPage

beforeEach(async () => {
  server = await startScriptedServer((response, request, nth) =>
    json(200, { code: 'OK', msg: '', data: { available: !request.path.includes('taken') } })(
      response,
      request,
      nth,
    ),
  )
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  tab.store.set(siteConfigAtom, sampleSite({ features: ['account_changes'] }))
  page = await renderPage(
    tab,
    () => {
      const [step, setStep] = useState<JoinStep>()
      return <JoinSteps step={step} onStep={setStep} renderDocument={() => null} onDone={() => {}} />
    },
    { paths: ['/account/register'] },
  )
})

afterEach(async () => {
  await page.unmount()
  await server.close()
})

const question = () => page.container.querySelector('h1')?.textContent
const input = () => page.container.querySelector('input')
const alerts = () => page.container.querySelectorAll('[aria-invalid=true]').length
const next = () => page.container.querySelector('form')?.requestSubmit()

test('a question whose late error was corrected stays until “Next”, and the next one opens without an error', async () => {
  const [first, second] = ['Choose your username', 'What is your e-mail address?']
  await waitFor(() => expect(question()).toBe(first))
  typeInto(input(), 'taken_name')
  next()
  await waitFor(() => expect(question()).toBe(second))
  // The operator's response returns to the name.
  await waitFor(() => expect([question(), alerts()]).toEqual([first, 1]))
  typeInto(input(), 'other_name')
  await waitFor(() => expect(alerts()).toBe(0))
  expect([question(), input()?.value]).toEqual([first, 'other_name'])
  next()
  await waitFor(() => expect([question(), alerts()]).toEqual([second, 0]))
})
