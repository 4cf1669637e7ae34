import { Spinner as ChakraSpinner, type SpinnerProps } from '@chakra-ui/react/spinner'
import { useLingui } from '@lingui/react/macro'

/** A loading indicator with a name for screen readers. */
export function Spinner(props: SpinnerProps) {
  const { t } = useLingui()
  return <ChakraSpinner {...props} role="status" aria-label={t`Loading`} />
}
