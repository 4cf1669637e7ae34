/**
 * Hosts of the browsers' push services. The endpoint of a subscription comes from the player's device: without this list a
 * player could make the operator post to any machine in its network (server-side request forgery).
 */
const services: readonly RegExp[] = [
  /^(?:fcm|jmt17)\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
]

/** Whether an endpoint belongs to a push service of a browser or of `trustedHosts`. */
export function isPushService(address: string, trustedHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  if (protocol !== 'https:' || username !== '') return false
  if (trustedHosts.includes(hostname)) return true
  return port === '' && services.some((service) => service.test(hostname))
}
