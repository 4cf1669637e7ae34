import { createDecipheriv, createHash } from 'node:crypto'
import * as v from 'valibot'
import { ConfigBody, type SiteConfig } from '@marquee/contract/config.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import type { Kit } from './check.ts'
import { Miss } from './miss.ts'
import { type Operator, operatorAt } from './operator.ts'

const ivLength = 12
const tagLength = 16

/**
 * The text of a configuration, as the app decrypts it: Base64 of `iv(12) || ciphertext || tag(16)`, AES-256-GCM, the key is SHA-256
 * of `configKey`.
 *
 * @throws Miss when it is no such text, was cut or changed, or was wrapped with another key
 */
export function unwrapConfig(base64: string, configKey: string): string {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length <= ivLength + tagLength)
    throw new Miss('GET /api/cnf: the response is no wrapped configuration')
  const key = createHash('sha256').update(configKey).digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(bytes.length - tagLength))
  try {
    const plain = decipher.update(bytes.subarray(ivLength, bytes.length - tagLength))
    return Buffer.concat([plain, decipher.final()]).toString('utf8')
  } catch (error) {
    throw new Miss(
      'GET /api/cnf: the response does not open with this key; name the key of the site with VITE_CONFIG_KEY or --config-key',
      { cause: error },
    )
  }
}

/** @throws Miss when the configuration cannot be read: nothing else can be checked then */
export async function readConfig(operator: Operator, configKey: string): Promise<SiteConfig> {
  const response = await operator.send('GET', '/api/cnf')
  const text = unwrapConfig(response.text, configKey)
  const result = v.safeParse(ConfigBody, JSON.parse(text))
  if (result.success) return result.output.config
  const [issue] = result.issues
  throw new Miss(`GET /api/cnf: ${v.getDotPath(issue) ?? 'the configuration'}: ${issue.message}`)
}

export interface KitOptions extends Pick<Kit, 'account' | 'configKey' | 'appOrigin'> {
  readonly origin: string
  readonly request?: typeof fetch
}

/** @throws Miss when the configuration cannot be read */
export async function createKit({ origin, request, ...given }: KitOptions): Promise<Kit> {
  const service = operatorAt(origin, request)
  const config = await readConfig(service, given.configKey)
  const operator = operatorAt(request ? origin : config.front_api_domain, request, config)
  const signIn: Kit['signIn'] = async () => {
    const { jwt, access_token: accessToken } = await operator.call(endpoints.login, { body: given.account })
    return { jwt, accessToken }
  }
  let shared: Promise<string> | undefined
  return {
    ...given,
    operator,
    config,
    signIn,
    token: () => (shared ??= signIn().then(({ jwt }) => jwt)),
  }
}
