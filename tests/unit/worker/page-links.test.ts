import { expect, test } from 'vitest'
import { withPageLinks } from '../../../sw/page-links.ts'

const list = {
  pages: {
    '/login': { files: ['/assets/form.js', '/assets/form.css'] },
    '/support': { files: ['/assets/support.js'] },
  },
  catalogues: {
    ko: '/assets/ko.js',
    th: '/assets/th.js',
  },
}
const html =
  '<style></style><link data-start="modulepreload" href="/assets/index.js"><script>paint()</script>'

const shell = (init?: ResponseInit) =>
  new Response(html, {
    headers: {
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      'content-length': '9',
    },
    ...init,
  })
const answer = (path: string, of: unknown = list) =>
  withPageLinks(shell(), of === null ? undefined : Response.json(of), path)

test('the shell names the page’s files and its words in every language, after the start and before the first script', async () => {
  const response = await answer('/login')
  const text = await response.text()
  const places = ['index.js', 'ko.js', 'th.js', 'form.js', 'form.css', '<script>'].map((part) =>
    text.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(text).toContain('<link data-start="modulepreload" lang="th" crossorigin href="/assets/th.js">')
  expect(text).toContain('<link data-start="preload" as="style" crossorigin href="/assets/form.css">')
  expect(await (await answer('/support/')).text()).toContain('href="/assets/support.js"')
})

test('it is as strict as the shell, and says nothing of an encoding that it has not', async () => {
  const { headers } = await answer('/login')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.has('content-encoding')).toBe(false)
  expect(headers.has('content-length')).toBe(false)
})

test('without a list, with one that is none, and for a page that is not in it, the shell stays as it is', async () => {
  for (const given of [answer('/login', null), answer('/login', 'none'), answer('/elsewhere')]) {
    expect(await (await given).text()).toBe(html)
  }
  const broken = await withPageLinks(shell(), new Response('<html>'), '/login')
  expect(await broken.text()).toBe(html)
  const failed = await withPageLinks(shell({ status: 502 }), Response.json(list), '/login')
  expect(failed.status).toBe(502)
})
