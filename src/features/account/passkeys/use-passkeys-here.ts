import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'

/**
 * Whether passkeys can be used: `absent` where the site has none, `unsupported` where the browser cannot, `unknown` until the site's
 * first configuration comes.
 */
export function usePasskeysHere(): 'usable' | 'unsupported' | 'absent' | 'unknown' {
  const config = useAtomValue(siteConfigAtom)
  if (config !== undefined && config.VARIABLES.passkeys !== true) return 'absent'
  if (!('PublicKeyCredential' in globalThis)) return 'unsupported'
  return config === undefined ? 'unknown' : 'usable'
}
