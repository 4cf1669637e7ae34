import { productPorts } from './product-ports.ts'
import { startProduct } from './server-process.ts'

/** Playwright's global set-up: the built product as `npm start` serves it, on a fresh data folder, once for all tests. */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  const product = await startProduct(productPorts())
  return () => product.stop()
}
