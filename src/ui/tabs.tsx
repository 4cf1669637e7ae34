import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps<Name extends string> {
  label: string
  value: Name
  tabs: readonly { readonly value: Name; readonly label: ReactNode }[]
  onChoose: (value: Name) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** Chakra's tabs with one panel that they share, since the tabs filter the same list. */
export function Tabs<Name extends string>({ label, value, tabs, onChoose, children }: TabsProps<Name>) {
  return (
    <ChakraTabs.Root
      value={value}
      onValueChange={(details) => {
        const chosen = tabs.find((tab) => tab.value === details.value)
        if (chosen) onChoose(chosen.value)
      }}
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  )
}
