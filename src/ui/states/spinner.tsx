import { Spinner as ChakraSpinner } from '@chakra-ui/react/spinner'
import { useLingui } from '@lingui/react/macro'

/** A loading indicator with a name for screen readers. */
export function Spinner() {
  const { t } = useLingui()
  return <ChakraSpinner role="status" aria-label={t`Loading`} />
}
