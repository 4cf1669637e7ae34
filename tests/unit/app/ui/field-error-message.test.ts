import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { fieldErrorMessage } from '../../../../src/ui/form/field-error-message.ts'

test('a limit of four digits is written as the counter beside it, in the language of now', () => {
  const said = (language: string) => {
    i18n.loadAndActivate({ locale: language, messages: {} })
    return (['content.tooLong', 'reply.tooLong', 'counsel.tooLong'] as const).map((key) =>
      i18n._(fieldErrorMessage(key)),
    )
  }
  for (const text of said('ko')) expect(text).toContain('1,000')
  for (const text of said('de')) expect(text).toContain('1.000')
})
