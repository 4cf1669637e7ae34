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

test('a banner takes no focus from the game; another message has its button focused', () => {
  const container = document.createElement('div')
  document.body.append(container)
  const notice = createNotice(container, document.createElement('button'))
  const actions = [{ label: 'OK', act: notice.clear }]
  notice.show({ title: 'The round has ended', text: '', banner: true, actions })
  expect(document.activeElement).toBe(document.body)
  notice.show({ title: 'Session ended', text: '', actions })
  expect(document.activeElement?.textContent).toBe('OK')
})

test('removing a message that is still shown leaves none', () => {
  const container = document.createElement('div')
  const notice = createNotice(container, document.createElement('button'))
  const remove = notice.show({ title: 'Offline', text: '', actions: [] })
  remove()
  expect(container.textContent).toBe('')
})
