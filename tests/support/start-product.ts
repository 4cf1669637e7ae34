import { productPorts } from './product-ports.ts'
import { startProduct } from './server-process.ts'

/** Playwright's global set-up: the built product as `npm start` serves it, on a fresh data folder, once for all tests. */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  const product = await startProduct(productPorts())
  // Workers inherit it: the back office is asked through this folder.
  process.env['E2E_DATA_DIR'] = product.dataDir
  return () => product.stop()
}
