import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pictures } from '@marquee/studio/art/folders.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { startOperator } from '@marquee/operator/operator.ts'
import { openRealLedger, requireRealMoneySettings } from '@marquee/operator/ledger/real-money.ts'
import { demo } from '@marquee/operator/database/seed.ts'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { testOperator } from '../../support/server/operator.ts'
import { office } from '../../support/server/wallet.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-real-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const siteOverrides = {
  VARIABLES: { play_money: false, banks: [{ code: '1', name: 'Bank' }] },
  WEB_VARIABLES: {},
  domains: {},
  deposit_account: { bank: 'Bank', number: '1', holder: 'House' },
}

describe('with real money', () => {
  it('nobody can sign in with the public password, and who joins has nothing', async () => {
    const operator = await testOperator({ siteOverrides })
    try {
      const asDemo = await operator.send('POST', '/auth/login', { body: demo })
      expect(asDemo.status).toBe(401)
      const { jwt, username } = await operator.join()
      expect(await operator.cash(jwt)).toBe(0)
      await expect(office(operator, 'credit', username, '5000')).rejects.toThrow('This site has real money')
      expect(await operator.cash(jwt)).toBe(0)
      expect((await operator.send('GET', '/supports/faq')).text).not.toContain('play-money')
      // What players do does not turn the ledger into one of play money.
      await openRealLedger(operator.db, 'KRW')
    } finally {
      await operator.close()
    }
  })

  it('a ledger that holds play money is refused', async () => {
    const operator = await testOperator()
    try {
      await expect(openRealLedger(operator.db, 'KRW')).rejects.toThrow(
        'The ledger of this database holds play money',
      )
    } finally {
      await operator.close()
    }
  })
})

describe('settings for real money', () => {
  const site = join(folder, 'site.json')
  const complete = { DATABASE_URL: 'postgres://x/y', SMTP_URL: 'smtp://mail.example:25', SITE_CONFIG: site }
  const refusal = (change: Readonly<Record<string, string>>, config: object = siteOverrides) => {
    writeFileSync(site, JSON.stringify(config))
    try {
      requireRealMoneySettings(readSettings({ ...complete, ...change }, false))
      return ''
    } catch (error) {
      return String(error)
    }
  }

  it('are enough on this machine, behind a proxy, and with TLS', () => {
    expect(refusal({})).toBe('')
    expect(refusal({ HOST: '0.0.0.0', TRUST_PROXY: '1' })).toBe('')
    expect(refusal({ HOST: '0.0.0.0', TLS_CERT: 'c', TLS_KEY: 'k' })).toBe('')
    expect(refusal({ DATABASE_URL: '', EMBEDDED_DATABASE: 'on' })).toBe('')
  })

  it('are requested before anything is opened', async () => {
    writeFileSync(site, JSON.stringify(siteOverrides))
    const settings = readSettings({ SITE_CONFIG: site, DATA_DIR: join(folder, 'never-made') }, false)
    await expect(startOperator(settings, { catalogue, pictures })).rejects.toThrow(
      'Real money requires PostgreSQL',
    )
    expect(existsSync(settings.dataDir)).toBe(false)
  })

  it.each([
    [{ DATABASE_URL: '' }, 'EMBEDDED_DATABASE=on'],
    [{ SMTP_URL: '' }, 'needs SMTP_URL'],
    [{ HOST: '0.0.0.0' }, 'without TLS on 0.0.0.0'],
    [{ HOST: '192.168.0.7' }, 'without TLS on 192.168.0.7'],
  ])('are refused with %o', (change, words) => {
    expect(refusal(change)).toContain(words)
    expect(refusal(change).split('\n')).toHaveLength(1)
  })

  it('are refused with invented banks and accounts, or where a domain has the rule', () => {
    expect(refusal({}, { VARIABLES: { play_money: false } }).split('\n')).toEqual([
      expect.stringContaining('needs deposit_account'),
      expect.stringContaining('needs banks'),
    ])
    const domains = { 'a.example': { VARIABLES: { play_money: true } } }
    expect(refusal({}, { ...siteOverrides, domains })).toContain('a.example has play_money of its own')
  })
})
