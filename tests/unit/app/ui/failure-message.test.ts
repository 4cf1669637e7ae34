import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { failureMessage } from '../../../../src/ui/states/failure-message.ts'

test('only a chunk that did not load is called a part that did not load', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const chunk = Object.assign(new Error('of a chunk'), { name: 'ChunkLoadError' })
  expect(failureMessage(chunk)).toContain('Part of the app did not load')
  for (const other of [new TypeError('undefined is not a function'), undefined, 'text'])
    expect(failureMessage(other)).toBe('Something went wrong. Please try again.')
})
