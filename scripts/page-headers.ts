// `npm run page-headers -- ORIGIN`: the headers of the built page for a web server that serves it as a file,
// with the hashes of this build's own inline parts. Writes dist/deploy/page-headers.conf (nginx) and dist/deploy/page-headers.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filePageHeaders, inlineHashes } from '@marquee/operator/http/policy.ts'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { siteConfig } from '@marquee/operator/site/site-config.ts'
import { root } from './project.ts'

const [origin] = process.argv.slice(2)
if (origin === undefined || !URL.canParse(origin)) {
  process.stderr.write('Name the origin of the app: npm run page-headers -- https://play.example.org\n')
  process.exitCode = 2
} else {
  const { app } = readSettings(process.env, false)
  const studio = app.studioOrigin ?? origin
  const config = siteConfig({ origin, studio, passkeys: true }, app.siteOverrides)
  const page = readFileSync(join(root, 'dist', 'app', 'index.html'), 'utf8')
  const headers = filePageHeaders(inlineHashes(page), config, origin)
  const folder = join(root, 'dist', 'deploy')
  mkdirSync(folder, { recursive: true })
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  writeFileSync(join(folder, 'page-headers.conf'), `${lines.join('\n')}\n`)
  writeFileSync(join(folder, 'page-headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  process.stdout.write(`The headers of the page for ${origin} are in ${folder}.\n`)
}
