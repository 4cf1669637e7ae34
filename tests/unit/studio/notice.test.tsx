import { expect, test } from 'vitest'
import { createNotice } from '@marquee/studio/client/common/notice.ts'

test('removing a message leaves the one that replaced it', () => {
  const container = document.createElement('div')
  const notice = createNotice(container, document.createElement('button'))
  const remove = notice.show({ title: 'Offline', text: '', actions: [] })
  notice.show({ title: 'Session ended', text: '', actions: [] })
  remove()
  expect(container.textContent).toBe('Session ended')
})

test('removing a message that is still shown leaves none', () => {
  const container = document.createElement('div')
  const notice = createNotice(container, document.createElement('button'))
  const remove = notice.show({ title: 'Offline', text: '', actions: [] })
  remove()
  expect(container.textContent).toBe('')
})
