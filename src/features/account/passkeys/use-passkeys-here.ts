import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'

/** Whether passkeys can be used: `absent` where the site has none, `unsupported` where the browser cannot. */
export function usePasskeysHere(): 'usable' | 'unsupported' | 'absent' {
  const has = useAtomValue(siteConfigAtom)?.VARIABLES.passkeys === true
  if (!has) return 'absent'
  return 'PublicKeyCredential' in globalThis ? 'usable' : 'unsupported'
}
