import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SiteVariables } from '@marquee/contract/config.ts'
import { noOverrides, readOverrides } from '@marquee/operator/site/site-config.ts'
import { StartupError } from '@marquee/operator/site/startup-error.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'

/** Reads a site configuration with this part for one domain. */
function readWith(part: object) {
  const path = `${tmpdir()}/domains-${randomUUID()}.json`
  writeFileSync(path, JSON.stringify({ domains: { 'b.example': part } }))
  return readOverrides(path)
}

/** Every variable that a domain may have, with a value of its own. */
const ownVariables = {
  title: 'B',
  languages: ['de'],
  country: 'DE',
  public_lists: true,
  company: 'B Ltd',
  registration: '1',
  license: '2',
  adult_mark: '18+',
  help: 'help@b.example',
  seal: { image: 'https://b.example/seal.svg', link: '', name: 'Regulator' },
}

describe('a domain of the site', () => {
  it('has words and a look of its own', () => {
    const part = {
      front_api_domain: 'https://api.b.example',
      VARIABLES: ownVariables,
      WEB_VARIABLES: { theme: 'light', style: 'neon', layout: 'grid-layout', image: 'https://b.example/i' },
    }
    expect(readWith(part).domains['b.example']).toEqual(part)
  })

  it('has no rule of its own, whatever its value: the operator applies those of the site', () => {
    const names = Object.keys(SiteVariables.entries).filter((name) => !Object.hasOwn(ownVariables, name))
    expect(names).toContain('rolling_percent')
    for (const name of names) {
      const read = () => readWith({ VARIABLES: { title: 'B', [name]: 1 } })
      expect(read).toThrow(StartupError)
      expect(read).toThrow(`(b.example has ${name} of its own,`)
    }
    expect(() => readWith({ VARIABLES: { rolling_percent: 0, time_zone: 'Europe/Berlin' } })).toThrow(
      'b.example has rolling_percent, time_zone of its own',
    )
  })
})

describe('the calls of a domain', () => {
  const at = (target: string) => `https://b.example${target}`
  let operator: TestOperator
  beforeAll(async () => {
    const part = { VARIABLES: { public_lists: true }, WEB_VARIABLES: { image: 'https://pictures.example/b' } }
    operator = await testOperator({ siteOverrides: { ...noOverrides, domains: { 'b.example': part } } })
  })
  afterAll(() => operator.close())

  it('show its lists to visitors, and the lists of another domain to players only', async () => {
    expect((await operator.send('GET', at('/game/provider?provider_id=1'))).status).toBe(200)
    expect((await operator.send('GET', '/game/provider?provider_id=1')).status).toBe(401)
  })

  it('name its pictures in every list of games', async () => {
    const { jwt: token } = await operator.join()
    await operator.send('PUT', '/me/favourites/1001', { token })
    for (const target of ['/game/provider?provider_id=1', '/game/highlights', '/me/favourites']) {
      const { text } = await operator.send('GET', at(target), { token })
      expect([target, text]).toEqual([target, expect.stringContaining('https://pictures.example/b/cover/')])
      expect(text).not.toContain('https://b.example/images')
    }
  })
})
