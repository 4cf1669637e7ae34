import { useAtomValue } from 'jotai'
import ProviderDrawer from '../features/lobby/provider-drawer.tsx'
import { drawerSideAtom } from '../platform/preferences.ts'
import { ChakraRoot } from '../theme/chakra-root.tsx'
import { useProviderDrawer } from './provider-drawer-state.ts'

/** The provider drawer over whatever page is shown. Loaded with the first press that wants it. */
export default function DrawerHost() {
  const drawer = useProviderDrawer()
  const side = useAtomValue(drawerSideAtom)
  return (
    <ChakraRoot>
      <ProviderDrawer
        at={drawer.at}
        side={side === 'left' ? 'start' : 'end'}
        onChoose={(provider) => drawer.choose(provider.id)}
        onBack={drawer.back}
        onClose={drawer.close}
      />
    </ChakraRoot>
  )
}
