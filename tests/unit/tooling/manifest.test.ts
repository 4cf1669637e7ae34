import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandTheme } from '../../../brand/brand.ts'
import { brandedPage } from '../../../build/brand.ts'
import { manifestIn } from '../../../build/manifest.ts'
import { inProject } from '../../../scripts/project.ts'
import { palettes } from '../../../src/theme/palettes.ts'

test('the launch screen of the installed app and the system’s bars have the colour of the first paint', async () => {
  const page = brandedPage(readFileSync(inProject('index.html'), 'utf8'))
  const { background } = palettes[brandTheme]
  expect(page).toContain(`data-theme="${brandTheme}"`)
  expect(page).toContain(`<meta name="theme-color" content="${background}" />`)
  expect(await manifestIn('en')).toMatchObject({ background_color: background, theme_color: background })
})

test('iOS makes no links of amounts, dates and numbers', () => {
  for (const file of ['index.html', 'packages/studio/server/http/page.ts'])
    expect(readFileSync(inProject(file), 'utf8')).toContain(
      'name="format-detection" content="telephone=no, date=no',
    )
})
