import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '../services.ts'

/**
 * The address of the client. Each proxy appends the address that it saw to `X-Forwarded-For`, so the client's is the entry
 * `trustedProxies` (`TRUST_PROXY`) from the right; entries further left can be forged.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')
  if (trustedProxies > 0 && forwarded !== undefined) {
    const hop = forwarded.split(',').at(-trustedProxies)?.trim()
    if (hop !== undefined && isIP(hop) !== 0) return hop
  }
  return c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
}

/** The unit of rate limits: an IPv4 address, or a /64, within which an IPv6 client chooses its address freely. */
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
