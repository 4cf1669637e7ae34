/**
 * Where browsers have their messages delivered. The address of a subscription comes from the player's device and the
 * operator posts to it: only the browsers' own services are believed, or it could be made to call any machine in its network.
 */
const services: readonly RegExp[] = [
  /^(?:fcm|jmt17)\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
]

/** Whether an address is one of the browsers' services. `more` are further hosts that the operator trusts. */
export function isPushService(address: string, more: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  if (protocol !== 'https:' || username !== '') return false
  if (more.includes(hostname)) return true
  return port === '' && services.some((service) => service.test(hostname))
}
