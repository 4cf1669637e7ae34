import { useLingui } from '@lingui/react/macro'
import { recipeClass } from '../theme/recipe-class.ts'
import { IconButton } from './icon/icon-button.tsx'
import { Icon } from './icon/icon.tsx'
import { icons } from './icon/icons.ts'
import { pageIcons } from './icon/page-icons.ts'

interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name and placeholder; SEARCH by default (spec §2). */
  label?: string
}

/** A search field. Escape clears it. */
export function SearchBox({ value, onChange, label }: SearchBoxProps) {
  const { t } = useLingui()
  const name = label ?? t({ message: 'SEARCH', comment: 'Label of the search box above a grid' })
  return (
    <search className={recipeClass('field')} style={{ minHeight: 44 }}>
      <Icon path={icons.search} size={20} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
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
      {value === '' ? null : (
        <IconButton
          icon={pageIcons.close}
          label={t`Clear search`}
          onClick={() => onChange('')}
          style={{ marginInlineEnd: -12, marginBlock: -2 }}
        />
      )}
    </search>
  )
}
