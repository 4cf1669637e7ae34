import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '../services.ts'

/**
 * The address that a call comes from. `X-Forwarded-For` is believed only for as many proxies as the operator says
 * stand in front (`TRUST_PROXY`): each appends the address it saw, so the entry that many from the right is the client.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')
  if (trustedProxies > 0 && forwarded !== undefined) {
    const hop = forwarded.split(',').at(-trustedProxies)?.trim()
    if (hop !== undefined && isIP(hop) !== 0) return hop
  }
  return c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
}

/** What limits count by: an IPv4 address, or the /64 that an IPv6 client can choose freely within. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? address).toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros: string[] =
    tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':') + '::/64'
}
