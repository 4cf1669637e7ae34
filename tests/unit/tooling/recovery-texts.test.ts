import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'

const script = readFileSync(join(import.meta.dirname, '..', '..', '..', 'public', 'recovery.js'), 'utf8')

test('the screen of an app that does not start has its texts in every language', () => {
  const [, texts = ''] = /^const words = \{\n([\s\S]*?)\n\}/m.exec(script) ?? []
  const written = [...texts.matchAll(/^ {2}'?([\w-]+)'?: \[/gm)].map(([, language]) => language)
  expect(written.toSorted()).toEqual(languages.toSorted())
})
