import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { success } from '@marquee/contract/result.ts'
import { type FormPictures, usePictures } from '../../../../src/features/support/pictures/use-pictures.ts'
import type { Http } from '../../../../src/platform/http/http.ts'
import { type RenderedPage, renderPage } from '../../../support/rendered-page.tsx'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

// The test's browser draws nothing.
vi.mock(import('../../../../src/features/support/pictures/shrink-picture.ts'), () => ({
  shrinkPicture: (file: Blob) => Promise.resolve(file),
}))

const stage = tabStage()
let page: RenderedPage
let pictures: FormPictures
let stored: string[]
/** Answers the upload that is under way. */
let arrive: () => void

afterEach(() => page.unmount())

async function choosePicture(): Promise<FakeTab> {
  const tab = stage.open()
  tab.session.begin(success(loginData()))
  stored = []
  const answered = new Promise((resolve) => {
    arrive = () => resolve(success({ id: 'an-id', width: 1, height: 1 }))
  })
  vi.spyOn(tab.http, 'call').mockImplementation((() => answered) as Http['call'])
  function Form() {
    const current = usePictures('', (text) => stored.push(text))
    useEffect(() => {
      pictures = current
    })
    return null
  }
  page = await renderPage(tab, Form)
  pictures.add([new File(['x'], 'x.png')])
  await waitFor(() => expect(pictures.list.at(0)?.state).toBe('sending'))
  return tab
}

test('an uploaded picture is stored in the draft', async () => {
  await choosePicture()
  arrive()
  await waitFor(() => expect(stored).toEqual(['an-id']))
})

test('a picture that arrives after a sign-out leaves nothing on the device', async () => {
  const tab = await choosePicture()
  await tab.session.signOut()
  arrive()
  await waitFor(() => expect(pictures.list).toEqual([]))
  expect(stored).toEqual([])
})
