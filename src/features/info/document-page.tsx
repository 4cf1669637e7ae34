import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Document, DocumentName } from '@marquee/contract/support.ts'
import { documentSourceAtom } from '../../platform/config/site-documents.ts'
import { siteDocument } from '../../platform/query/site-document.ts'
import { useResource } from '../../platform/query/use-resource.ts'
import { useTab } from '../../session/tab.ts'
import { languageAtom } from '../../platform/preferences.ts'
import { ConnectionTitle } from '../../ui/states/unreachable.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { LoadFailed } from '../../ui/states/load-failed.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './document-page.module.css'
import { icons } from '../../ui/icon/icons.ts'

export interface DocumentPageProps {
  name: DocumentName
  /** The heading while the document is not loaded. */
  title?: string
  /** Without a heading, for a container that has one. */
  bare?: boolean
}

/** The terms or the privacy policy, from the operator or from the configuration. */
export function DocumentPage(props: DocumentPageProps) {
  const { i18n } = useLingui()
  const source = useAtomValue(documentSourceAtom)(props.name, i18n.locale)
  if (source?.from === 'operator') return <ServedDocument {...props} />
  return (
    <chakra.article pb="12px">
      {props.bare ? null : (
        <h1 className={styles.heading} tabIndex={-1}>
          {props.title}
        </h1>
      )}
      {source === undefined ? (
        <p className={styles.paragraph}>
          <Trans comment="Of the terms of service or the privacy policy">
            This document is not available here. Ask support for a copy.
          </Trans>
        </p>
      ) : source.from === 'page' ? (
        <p className={styles.paragraph}>
          <a href={source.link} target="_blank" rel="noopener noreferrer">
            <Trans comment="Link to the terms of service or the privacy policy on another page">
              Read it on our website
            </Trans>
          </a>
        </p>
      ) : (
        source.text.split(/\n+/).map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))
      )}
    </chakra.article>
  )
}

/** The document in the player's language, from the operator. Cached, so that it can be read offline. */
function ServedDocument({ name, title, bare = false }: DocumentPageProps) {
  const { t, i18n } = useLingui()
  const lang = useAtomValue(languageAtom)
  const { data: text, status, error, refresh } = useResource(siteDocument(useTab(), name, lang))
  return (
    <chakra.article pb="12px" lang={text?.lang}>
      {bare ? null : (
        <h1 className={styles.heading} tabIndex={-1}>
          {text?.title ?? title}
        </h1>
      )}
      {text ? (
        <DocumentText document={text} language={i18n.locale} />
      ) : status === 'offline' ? (
        <ListState icon={icons.offline} title={<ConnectionTitle />}>
          <Trans>This is not saved on this device yet. It will appear once the connection is back.</Trans>
        </ListState>
      ) : error ? (
        <LoadFailed title={t`This could not be loaded`} error={error} onRetry={() => void refresh()} />
      ) : (
        <Grid gap="14px" p="24px 0" aria-busy="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={13} />
          ))}
        </Grid>
      )}
    </chakra.article>
  )
}

function DocumentText({ document, language }: { document: Document; language: string }) {
  const { version } = document
  const effective =
    document.effective &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${document.effective}T00:00:00Z`),
    )
  return (
    <>
      <Text textStyle="note" mb="20px" color="subText">
        {effective ? (
          <Trans comment="Version of the terms and the day from which they hold">
            Version {document.version}, in effect since {effective}
          </Trans>
        ) : (
          <Trans>Version {version}</Trans>
        )}
      </Text>
      {document.sections.map((section) => (
        <section key={section.heading}>
          <chakra.h2 m="24px 0 8px" fontSize="1rem" lineHeight="1.5rem" fontWeight="650">
            {section.heading}
          </chakra.h2>
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
