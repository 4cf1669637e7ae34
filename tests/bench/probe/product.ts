import { freePort } from '../../support/postgres.ts'
import { type Product, type ProductOptions, startProduct } from '../../support/server-process.ts'

/** The product on free ports, without a log, which would cost time. */
export async function startQuietProduct({
  env,
  ...options
}: Omit<ProductOptions, 'port' | 'studioPort'> = {}): Promise<Product> {
  return startProduct({
    port: await freePort(),
    studioPort: await freePort(),
    ...options,
    env: { LOG: 'silent', ...env },
  })
}
