import { accountEndpoints } from '../../src/contract/account-endpoints.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { favouriteEndpoints } from '../../src/contract/favourites.ts'
import { highlightEndpoints } from '../../src/contract/highlight-endpoints.ts'
import { launchEndpoints } from '../../src/contract/launch-endpoints.ts'
import { passkeyEndpoints } from '../../src/contract/passkey-endpoints.ts'
import { passkeySignInEndpoints } from '../../src/contract/passkey-sign-in-endpoints.ts'
import { preferenceEndpoints } from '../../src/contract/preferences.ts'
import { protectionEndpoints } from '../../src/contract/protection-endpoints.ts'
import { pushEndpoints } from '../../src/contract/push.ts'
import { roundEndpoints } from '../../src/contract/round-endpoints.ts'
import { supportEndpoints } from '../../src/contract/support-endpoints.ts'
import { unfinishedEndpoints } from '../../src/contract/unfinished-endpoints.ts'
import { walletEndpoints } from '../../src/contract/wallet-endpoints.ts'

/**
 * Every endpoint of the contract by its name. For the operator and for tests: the app imports single endpoint files, so that
 * a page loads only the schemas of its own calls.
 */
export const allEndpoints = {
  ...endpoints,
  ...highlightEndpoints,
  ...launchEndpoints,
  ...unfinishedEndpoints,
  ...accountEndpoints,
  ...passkeySignInEndpoints,
  ...passkeyEndpoints,
  ...walletEndpoints,
  ...roundEndpoints,
  ...supportEndpoints,
  ...pushEndpoints,
  ...protectionEndpoints,
  ...favouriteEndpoints,
  ...preferenceEndpoints,
}
