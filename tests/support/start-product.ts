import { startOwnProduct } from './e2e/own-product.ts'
import { productPorts } from './product-ports.ts'

/**
 * Playwright's global set-up: the built product on a fresh data folder, once for all tests. Its bank decides nothing by
 * itself, and little has to be wagered, so that tests of the wallet need no product of their own. Where `E2E_ORIGIN` names a
 * product that runs already, nothing is started.
 */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  if (process.env['E2E_ORIGIN'] !== undefined) return () => Promise.resolve()
  const product = await startOwnProduct(productPorts(), { rolling_percent: 2 })
  // Workers inherit it: the back office is called through this folder.
  process.env['E2E_DATA_DIR'] = product.dataDir
  return () => product.stop()
}
