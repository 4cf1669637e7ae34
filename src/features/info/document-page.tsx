import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { Document, type DocumentName } from '../../contract/support.ts'
import { supportEndpoints } from '../../contract/support-endpoints.ts'
import { call } from '../../platform/http.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { languageAtom } from '../../platform/preferences.ts'
import { CallError, dataOf, queryClient } from '../../platform/query-client.ts'
import { store } from '../../platform/store.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './document-page.module.css'

export interface DocumentPageProps {
  name: DocumentName
  /** The heading while the text is not there. */
  title?: string
  /** Without a heading of its own: inside something that has one. */
  bare?: boolean
}

/** The terms or the privacy policy as the operator states them, in the player's language; read before, also offline. */
export function DocumentPage({ name, title, bare = false }: DocumentPageProps) {
  const { t, i18n } = useLingui()
  const lang = useAtomValue(languageAtom)
  const record = persistedCollection({
    key: `document_${name}_${lang}`,
    version: 1,
    schema: v.nullable(Document),
    initial: null,
  })
  const seen = useAtomValue(record.atom, { store })
  const { data, error, fetchStatus, refetch } = useQuery(
    {
      queryKey: ['document', name, lang],
      queryFn: ({ signal }) =>
        dataOf(call(supportEndpoints.document, { params: { name }, query: { lang }, signal })),
      staleTime: 60 * 60_000,
    },
    queryClient,
  )
  useEffect(() => {
    if (data) void record.apply(() => data)
  }, [data, record])

  const text = data ?? seen ?? undefined
  const offline = fetchStatus === 'paused'
  return (
    <article className={styles.document} lang={text?.lang}>
      {bare ? null : (
        <h1 className={styles.heading} tabIndex={-1}>
          {text?.title ?? title}
        </h1>
      )}
      {text ? (
        <DocumentText document={text} language={i18n.locale} />
      ) : offline ? (
        <ListState icon="offline" title={t`You are offline`}>
          <Trans>This has not been read on this device yet. It appears when you are connected.</Trans>
        </ListState>
      ) : error instanceof CallError ? (
        <ListState
          icon="warning"
          title={t`This could not be loaded`}
          urgent
          action={
            <Button variant="filled" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {i18n._(failureWords(error.failure))}
        </ListState>
      ) : (
        <div className={styles.places} aria-busy="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={styles.place} />
          ))}
        </div>
      )}
    </article>
  )
}

function DocumentText({ document, language }: { document: Document; language: string }) {
  const effective = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${document.effective}T00:00:00Z`),
  )
  return (
    <>
      <p className={styles.version}>
        <Trans comment="Version of the terms and the day from which they hold">
          Version {document.version}, in force since {effective}
        </Trans>
      </p>
      {document.sections.map((section) => (
        <section key={section.heading}>
          <h2 className={styles.sectionTitle}>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
