import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Counsel, CounselMessage } from '@marquee/contract/inquiry.ts'
import { success } from '@marquee/contract/result.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { OpenInquiry } from '../../../../src/features/support/inquiries/open-inquiry.tsx'
import { failure } from '../../../../src/platform/http/api-error.ts'
import type { Http } from '../../../../src/platform/http/http.ts'
import { drafts } from '../../../../src/platform/storage/drafts.ts'
import { type RenderedPage, renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let tab: FakeTab
let page: RenderedPage
let place: HTMLElement
let thread: Counsel
/** The calls that changed something, with what the player sent. */
let requests: unknown[][]
let refusal: string | undefined

const question: CounselMessage = {
  id: 'question',
  from: 'player',
  content: 'Where is it?',
  date: '2026-11-20T00:00:00Z',
  unread: false,
  pictures: [],
}
const answer: CounselMessage = {
  ...question,
  id: 'answer',
  from: 'support',
  content: '<b>It comes</b>',
  date: '2026-11-20T01:00:00Z',
  unread: true,
}

beforeEach(() => {
  requests = []
  refusal = undefined
  thread = {
    id: '7',
    title: 'A deposit',
    status: 'answered',
    date: question.date,
    answered_at: answer.date,
    unread: true,
    reference: null,
    content: question.content,
    answer: answer.content,
    messages: [question, answer],
    replies_left: 30,
  }
  tab = stage.open()
  const call = (endpoint: unknown, { body, key }: { body?: { reply: string }; key?: string } = {}) => {
    if (endpoint === supportEndpoints.counsel) return Promise.resolve(success(thread))
    if (endpoint === supportEndpoints.readCounsel) {
      requests.push(['read'])
      thread = {
        ...thread,
        unread: false,
        messages: thread.messages.map((one) => ({ ...one, unread: false })),
      }
      return Promise.resolve(success({}))
    }
    if (endpoint !== supportEndpoints.replyToCounsel) return Promise.resolve(failure(5000, 500, 'exception'))
    requests.push(['reply', body?.reply, key])
    if (refusal !== undefined) return Promise.resolve(failure(6000, 409, refusal))
    const added = { ...question, id: '1', content: body?.reply ?? '', date: '2026-11-20T02:00:00Z' }
    thread = { ...thread, status: 'pending', messages: [...thread.messages, added], replies_left: 29 }
    return Promise.resolve(success(thread))
  }
  vi.spyOn(tab.http, 'call').mockImplementation(call as Http['call'])
})

afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function show(): Promise<void> {
  page = await renderPage(tab, () => <OpenInquiry player="demo" id="7" />)
  place = page.container
  await waitFor(() => expect(place.querySelector('article')).not.toBeNull())
}

const messages = () =>
  [...place.querySelectorAll('ol > li')].map((one) => [
    one.querySelector('p > span')?.textContent,
    one.querySelector('p + p')?.textContent,
    one.textContent?.includes('New reply') === true,
  ])

const write = (text: string) => typeInto(place.querySelector('textarea'), text)
const send = () => place.querySelector('form')?.requestSubmit()

test('shows authors and plain text; new messages stay marked while it is open, and it is marked as read once', async () => {
  await show()
  const shown = [
    ['You', 'Where is it?', false],
    ['Support', '<b>It comes</b>', true],
  ]
  expect(messages()).toEqual(shown)
  await waitFor(() => expect(requests).toEqual([['read']]))
  await waitFor(() => expect(thread.unread).toBe(false))
  expect(messages()).toEqual(shown)
})

test('every time of the thread is the site’s, as those of the wallet', async () => {
  await show()
  const site = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  })
  const times = [...place.querySelectorAll('time')]
  expect(times).toHaveLength(3)
  for (const time of times) expect(time.textContent).toContain(site.format(new Date(time.dateTime)))
})

test('a reply is sent once, shows in the thread, and its draft is gone', async () => {
  await show()
  write('And now?')
  await waitFor(() => expect(drafts(tab).of('demo', 'reply-7').get()?.values['reply']).toBe('And now?'))
  send()
  send()
  await waitFor(() => expect(messages()).toHaveLength(3))
  expect(messages().at(-1)).toEqual(['You', 'And now?', false])
  expect(requests.filter(([what]) => what === 'reply')).toHaveLength(1)
  await waitFor(() => expect(place.querySelector('textarea')?.value).toBe(''))
  expect(drafts(tab).of('demo', 'reply-7').get()).toBeNull()
})

test('a refused reply shows the error, does not lose the text, and is sent again with the same key', async () => {
  refusal = 'counsel.ended'
  await show()
  write('Too late')
  send()
  await waitFor(() => expect(place.textContent).toContain('This conversation has ended.'))
  expect(place.querySelector('textarea')?.value).toBe('Too late')
  send()
  await waitFor(() => expect(requests.filter(([what]) => what === 'reply')).toHaveLength(2))
  const [first, second] = requests.filter(([what]) => what === 'reply')
  expect(second).toEqual(first)
})

test('an empty reply shows an error and is not sent', async () => {
  await show()
  write('   ')
  send()
  await waitFor(() => expect(place.textContent).toContain('Enter a message.'))
  expect(requests.filter(([what]) => what === 'reply')).toEqual([])
})

test('an inquiry that has ended says so and has no form', async () => {
  thread = { ...thread, status: 'ended', replies_left: 0, unread: false }
  await show()
  expect(place.textContent).toContain('This conversation has ended. If you still need help, start a new one.')
  expect(place.querySelector('form')).toBeNull()
  expect([...place.querySelectorAll('a')].map((link) => link.textContent)).toContain('Message support')
})
