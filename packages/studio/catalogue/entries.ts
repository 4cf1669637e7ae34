import { aurumvale } from './games/aurumvale.ts'
import { blueTassel } from './games/blue-tassel.ts'
import { casaLirio } from './games/casa-lirio.ts'
import { cobaltFern } from './games/cobalt-fern.ts'
import { dalmaru } from './games/dalmaru.ts'
import type { Entry } from './games/entry.ts'
import { foxglen } from './games/foxglen.ts'
import { grandTamarind } from './games/grand-tamarind.ts'
import { halcyard } from './games/halcyard.ts'
import { ironQuay } from './games/iron-quay.ts'
import { kestrelbay } from './games/kestrelbay.ts'
import { lanternPier } from './games/lantern-pier.ts'
import { lumenyard } from './games/lumenyard.ts'
import { merrowday } from './games/merrowday.ts'
import { moonmill } from './games/moonmill.ts'
import { ninefold } from './games/ninefold.ts'
import { northlamp } from './games/northlamp.ts'
import { orchardine } from './games/orchardine.ts'
import { orchidPavilion } from './games/orchid-pavilion.ts'
import { papercrane } from './games/papercrane.ts'
import { redLacquer } from './games/red-lacquer.ts'
import { saltbrush } from './games/saltbrush.ts'
import { sugarloft } from './games/sugarloft.ts'
import { tidewick } from './games/tidewick.ts'
import { velvetRow } from './games/velvet-row.ts'

/** The games of each provider, by the provider's id. */
export const entries: Readonly<Record<string, readonly Entry[]>> = {
  '1': aurumvale,
  '2': northlamp,
  '3': tidewick,
  '4': redLacquer,
  '5': halcyard,
  '6': foxglen,
  '7': ironQuay,
  '8': moonmill,
  '9': papercrane,
  '10': saltbrush,
  '11': orchardine,
  '12': cobaltFern,
  '13': lumenyard,
  '14': dalmaru,
  '15': kestrelbay,
  '16': sugarloft,
  '17': merrowday,
  '18': velvetRow,
  '19': ninefold,
  '20': casaLirio,
  '21': lanternPier,
  '22': orchidPavilion,
  '23': blueTassel,
  '24': grandTamarind,
}
