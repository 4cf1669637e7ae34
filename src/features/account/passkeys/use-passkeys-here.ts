import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'

/**
 * Whether passkeys can be used: `absent` if the site has none, `unsupported` if the browser has none, `unknown` until the
 * site's configuration is loaded.
 */
export function usePasskeysHere(): 'usable' | 'unsupported' | 'absent' | 'unknown' {
  const config = useAtomValue(siteConfigAtom)
  if (config !== undefined && config.VARIABLES.passkeys !== true) return 'absent'
  if (!('PublicKeyCredential' in globalThis)) return 'unsupported'
  return config === undefined ? 'unknown' : 'usable'
}
