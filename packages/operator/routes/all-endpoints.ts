import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { favouriteEndpoints } from '@marquee/contract/favourites.ts'
import { highlightEndpoints } from '@marquee/contract/highlight-endpoints.ts'
import { launchEndpoints } from '@marquee/contract/launch-endpoints.ts'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import { passkeySignInEndpoints } from '@marquee/contract/passkey-sign-in-endpoints.ts'
import { preferenceEndpoints } from '@marquee/contract/preferences.ts'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import { pushEndpoints } from '@marquee/contract/push.ts'
import { roundEndpoints } from '@marquee/contract/round-endpoints.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { unfinishedEndpoints } from '@marquee/contract/unfinished-endpoints.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'

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
