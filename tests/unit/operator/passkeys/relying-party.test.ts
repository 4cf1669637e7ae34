import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { decryptConfig } from '../../../../src/platform/config/config-cipher.ts'
import { type TestOperator, testOperator } from '../../../support/server/operator.ts'

const partyOf = (env: Record<string, string>) => readSettings(env, false).app.relyingParty
const sentenceOf = (env: Record<string, string>) => {
  try {
    partyOf(env)
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
  return undefined
}

describe('the domain of passkeys', () => {
  it.each<[Record<string, string>, ReturnType<typeof partyOf>]>([
    [{}, { id: 'localhost', origins: ['http://localhost:4173'] }],
    [
      { TLS: 'auto', PORT: '5000' },
      { id: 'localhost', origins: ['https://localhost:5000'] },
    ],
    [
      { APP_URL: 'https://play.example', APP_ORIGINS: 'https://m.play.example, https://else.example' },
      { id: 'play.example', origins: ['https://play.example', 'https://m.play.example'] },
    ],
    [
      {
        APP_URL: 'https://a.play.example',
        APP_ORIGINS: 'https://b.play.example',
        PASSKEY_RP_ID: 'play.example',
      },
      { id: 'play.example', origins: ['https://a.play.example', 'https://b.play.example'] },
    ],
    [{ APP_URL: 'http://127.0.0.1:4173' }, undefined],
    [{ APP_URL: 'https://192.168.0.7' }, undefined],
  ])('of %j', (env, party) => {
    expect(partyOf(env)).toEqual(party)
  })

  it.each<[Record<string, string>, string]>([
    [
      { PASSKEY_RP_ID: 'play.example' },
      'PASSKEY_RP_ID "play.example" must be the host of http://localhost:4173 or a domain above it: APP_URL and APP_ORIGINS name where the app is.',
    ],
    [
      {
        APP_URL: 'https://play.example',
        APP_ORIGINS: 'https://notplay.example',
        PASSKEY_RP_ID: 'play.example',
      },
      'PASSKEY_RP_ID "play.example" must be the host of https://notplay.example or a domain above it: APP_URL and APP_ORIGINS name where the app is.',
    ],
    [
      { APP_URL: 'https://play.example', PASSKEY_RP_ID: 'example' },
      'PASSKEY_RP_ID must be a domain such as example.org, not "example".',
    ],
    [
      { APP_URL: 'https://play.example', PASSKEY_RP_ID: 'https://play.example' },
      'PASSKEY_RP_ID must be a domain such as example.org, not "https://play.example".',
    ],
    [
      { APP_URL: 'https://192.168.0.7', PASSKEY_RP_ID: '192.168.0.7' },
      'PASSKEY_RP_ID must be a domain such as example.org, not "192.168.0.7".',
    ],
  ])('is refused with one sentence for %j', (env, sentence) => {
    expect(sentenceOf(env)).toBe(sentence)
  })
})

describe('the configuration', () => {
  let operator: TestOperator
  beforeAll(async () => {
    operator = await testOperator()
  })
  afterAll(() => operator.close())

  it.each([
    ['https://app.example/api/cnf', {}, true],
    ['http://localhost:4173/api/cnf', {}, false],
    ['https://operator.example/api/cnf', { origin: 'https://app.example' }, true],
    ['https://app.example/api/cnf', { origin: 'https://else.example' }, false],
  ])('at %s requested by %j returns %s', async (target, headers, expected) => {
    const { text } = await operator.send('GET', target, { headers })
    const config: unknown = JSON.parse(await decryptConfig(text, 'test-key'))
    expect(config).toMatchObject({ config: { VARIABLES: { passkeys: expected } } })
  })
})
