import { Text } from '@chakra-ui/react/text'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { FaqEntry } from '@marquee/contract/support.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery } from '../../../platform/query/queries.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { withValidRows } from '../../../platform/query/valid-rows.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import styles from './faq.module.css'
import type { findFaq } from './find-faq.ts'
import { Rows } from '../board/rows.tsx'

const listCall = withValidRows(supportEndpoints.faq, 'questions')

const categoryLabels = {
  account: msg({ message: 'Account', comment: 'Category of questions' }),
  wallet: msg({ message: 'Wallet', comment: 'Category of questions' }),
  games: msg({ message: 'Games', comment: 'Category of questions' }),
  safety: msg({ message: 'Safety', comment: 'Category of questions' }),
}

/** All questions: one page. */
function faq({ http }: Tab): ListQuery<FaqEntry> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: ['faq'],
    queryFn: async ({ signal }): Promise<ListPage<FaqEntry>> => {
      const { list } = await dataOf(http.call(listCall, { signal }))
      return { list, next: null }
    },
    meta: { storage: { scope: 'cache', schema: listOfValid(FaqEntry, 'stored questions'), maxItems: 100 } },
  })
}

/** Frequently asked questions with search and categories. */
export function Faq() {
  const { t, i18n } = useLingui()
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<FaqEntry['category']>()
  const list = useResourceList(faq(useTab()))
  const categories = (['account', 'wallet', 'games', 'safety'] as const).filter((one) =>
    list.data?.some((entry) => entry.category === one),
  )
  const [find, setFind] = useState<typeof findFaq>()
  const search = (text: string) => {
    setQuery(text)
    // The library for typing errors is large, and most players do not search.
    import('./find-faq.ts').then(
      (module) => setFind(() => module.findFaq),
      () => {},
    )
  }
  const entries = list.data ?? []
  const found = (find ? find(entries, query, i18n.locale) : entries).filter(
    (entry) => category === undefined || entry.category === category,
  )
  return (
    <section aria-labelledby="faq" className={styles.faq}>
      <h2 id="faq" className={styles.title}>
        <Trans>Frequently asked questions</Trans>
      </h2>
      <SearchBox value={query} onChange={search} label={t`Search the questions`} />
      <div className={styles.chips}>
        {categories.map((one) => (
          <button
            key={one}
            type="button"
            className={recipeClass('chip')}
            aria-pressed={category === one}
            onClick={() => setCategory(category === one ? undefined : one)}
          >
            {i18n._(categoryLabels[one])}
          </button>
        ))}
      </div>
      <Rows
        list={list.data ? { ...list, data: found } : list}
        label={t`Frequently asked questions`}
        renderRow={(entry) => <FaqRow entry={entry} />}
        empty={
          <ListState icon={icons.search} title={t`Nothing found`}>
            <Trans>Try another word, or contact us below.</Trans>
          </ListState>
        }
      />
    </section>
  )
}

function FaqRow({ entry }: { entry: FaqEntry }) {
  const { i18n } = useLingui()
  return (
    <details className={`${recipeClass('card')} ${styles.panel}`} name="faq">
      <summary className={styles.question}>
        <span>{textIn(entry.question, i18n.locale)}</span>
        <Icon path={pageIcons.down} size={20} />
      </summary>
      <Text p="0 18px 18px" lineHeight="1.65" whiteSpace="pre-wrap" overflowWrap="anywhere" color="subText">
        {textIn(entry.answer, i18n.locale)}
      </Text>
    </details>
  )
}
