import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** Placeholder of a list of rows. */
export function RowSkeletons() {
  return (
    <Box className={recipeClass('card')} px="16px" aria-busy="true">
      <Flex align="center" h="44px">
        <Skeleton width={120} height={12} />
      </Flex>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Flex key={index} align="center" gap="12px" h="64px">
          <Skeleton width={36} height={36} />
          <Skeleton width="30%" height={14} />
          <Skeleton width="22%" height={14} margin="0 0 0 auto" />
        </Flex>
      ))}
    </Box>
  )
}
