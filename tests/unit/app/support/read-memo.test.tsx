import { expect, test, vi } from 'vitest'
import { success } from '@marquee/contract/result.ts'
import type { Memo } from '@marquee/contract/support.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { MemosPage } from '../../../../src/features/support/memos/memos-page.tsx'
import { memo, readMemo } from '../../../../src/features/support/memos/memos.ts'
import { failure } from '../../../../src/platform/http/api-error.ts'
import type { Http } from '../../../../src/platform/http/http.ts'
import { useResource } from '../../../../src/platform/query/use-resource.ts'
import { renderHook } from '../../../support/rendered-hook.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

const unread: Memo = {
  id: '7',
  kind: 'direct',
  title: 'Hello',
  content: 'A memo.',
  date: '2026-11-20T00:00:00Z',
  status: 'unread',
}

test('an opened memo is unread again when the operator refuses to mark it read', async () => {
  const app = stage.open()
  const refusal = Promise.withResolvers<unknown>()
  const call = (endpoint: unknown) =>
    endpoint === supportEndpoints.memo ? Promise.resolve(success(unread)) : refusal.promise
  vi.spyOn(app.http, 'call').mockImplementation(call as Http['call'])
  const page = renderHook(app, () => useResource(memo(app, 'demo', unread.id)))
  await waitFor(() => expect(page.current()).toMatchObject({ status: 'fresh', data: unread }))
  const reading = readMemo(app, 'demo', unread)
  await waitFor(() => expect(page.current().data?.status).toBe('read'))
  refusal.resolve(failure(5000, 500, 'exception'))
  await reading
  await waitFor(() => expect(page.current().data?.status).toBe('unread'))
  page.unmount()
})

test('the message about a reply leads to the request, another one does not', async () => {
  const hrefs: unknown[] = []
  for (const one of [{ ...unread, counsel: '12' }, unread]) {
    const app = stage.open()
    app.session.begin({ ok: true, data: loginData() })
    const call = ({ path }: { path: string }) =>
      path === supportEndpoints.memos.path
        ? Promise.resolve(success({ list: [one], next: null, unread: 1 }))
        : new Promise<never>(() => undefined)
    vi.spyOn(app.http, 'call').mockImplementation(call as Http['call'])
    const paths = ['/supports/memopage', '/supports/counselpage']
    const page = await renderPage(app, () => <MemosPage kind="direct" id={unread.id} />, { paths })
    await waitFor(() => expect(page.container.querySelector('article')?.textContent).toContain('A memo.'))
    hrefs.push(page.container.querySelector('article a')?.getAttribute('href'))
    await page.unmount()
  }
  expect(hrefs).toEqual([expect.stringMatching(/^\/supports\/counselpage\?id=.*12/), undefined])
})
