import { Input } from '@chakra-ui/react/input'
import { InputGroup } from '@chakra-ui/react/input-group'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from './icon/icon-button.tsx'
import { Icon } from './icon/icon.tsx'
import { icons } from './icon/icons.ts'
import { pageIcons } from './icon/page-icons.ts'

interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name and placeholder; “Search” by default (spec §2). */
  label?: string
}

/** A search field. Escape clears it. */
export function SearchBox({ value, onChange, label }: SearchBoxProps) {
  const { t } = useLingui()
  const name = label ?? t({ message: 'Search', comment: 'Label of the search box above a grid' })
  return (
    <search>
      <InputGroup
        width="100%"
        startElement={<Icon path={icons.search} size={20} />}
        startElementProps={{ height: '100%', paddingInlineStart: '17px' }}
        endElement={
          value === '' ? null : (
            <IconButton icon={pageIcons.close} label={t`Clear search`} onClick={() => onChange('')} />
          )
        }
        endElementProps={{ height: '100%', paddingInlineEnd: '5px' }}
      >
        <Input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          minHeight="44px"
          ps="48px"
          pe="52px"
          value={value}
          placeholder={name}
          aria-label={name}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return
            event.stopPropagation()
            onChange('')
          }}
        />
      </InputGroup>
    </search>
  )
}
