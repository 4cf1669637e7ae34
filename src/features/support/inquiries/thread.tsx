import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { AnimatePresence } from 'framer-motion'
import { Suspense, useState } from 'react'
import type { CounselMessage, CounselPicture } from '@marquee/contract/inquiry.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { longDate } from '../../../ui/time/site-time-text.ts'
import { PictureImage } from '../pictures/picture-image.tsx'
import styles from './thread.module.css'

const PictureSheet = lazyWithRetry(
  () => import('../pictures/picture-sheet.tsx').then((module) => module.PictureSheet),
  'toast',
)

interface ThreadProps {
  player: string
  messages: readonly CounselMessage[]
  /** Ids of the messages that were unread when they were loaded. */
  isNew: ReadonlySet<string>
}

/** The messages of an inquiry, oldest first, with author, time and pictures. */
export function Thread({ player, messages, isNew }: ThreadProps) {
  const { t } = useLingui()
  return (
    <ol
      className={styles.thread}
      aria-label={t({
        message: 'Messages',
        comment: 'List of the messages of a conversation with the support',
      })}
    >
      {messages.map((message) => (
        <li key={message.id} className={styles.message} data-from={message.from}>
          <p className={styles.head}>
            <chakra.span fontWeight="650" color="onSurface">
              {message.from === 'player' ? (
                <Trans comment="Who wrote a message of an inquiry: the player">You</Trans>
              ) : (
                <Trans comment="Who wrote a message of an inquiry: the customer service">Support</Trans>
              )}
            </chakra.span>
            <SiteTime at={Date.parse(message.date)} format={longDate} />
            {isNew.has(message.id) ? (
              <span className={recipeClass('badge', { tone: 'info' })}>
                <Trans comment="An answer to an inquiry that was not read before">New reply</Trans>
              </span>
            ) : null}
          </p>
          <Text mt="6px" fontSize="1rem" lineHeight="1.6" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {message.content}
          </Text>
          {message.pictures.length > 0 ? <Pictures player={player} pictures={message.pictures} /> : null}
        </li>
      ))}
    </ol>
  )
}

function Pictures({ player, pictures }: { player: string; pictures: readonly CounselPicture[] }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<{ picture: CounselPicture; name: string }>()
  return (
    <Flex wrap="wrap" gap="8px" mt="12px">
      {pictures.map((picture, index) => {
        const number = index + 1
        const name = t({
          message: `Picture ${number}`,
          comment: 'A picture of a message, with its number',
        })
        return (
          <button
            key={picture.id}
            type="button"
            className={styles.picture}
            aria-haspopup="dialog"
            onClick={() => setOpen({ picture, name })}
          >
            <PictureImage player={player} id={picture.id} alt={name} />
          </button>
        )
      })}
      <Suspense>
        <AnimatePresence>
          {open ? (
            <PictureSheet
              key="picture"
              player={player}
              id={open.picture.id}
              title={open.name}
              onClose={() => setOpen(undefined)}
            />
          ) : null}
        </AnimatePresence>
      </Suspense>
    </Flex>
  )
}
