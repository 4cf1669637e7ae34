/** Ports of the product that end-to-end tests run against; `E2E_PORT` moves the pair. */
export function productPorts(): { port: number; studioPort: number } {
  const port = Number(process.env['E2E_PORT'] ?? 4460)
  return { port, studioPort: port + 1 }
}
