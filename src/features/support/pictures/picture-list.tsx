import { chakra } from '@chakra-ui/react/styled-system'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { pictureLimits, pictureTypes } from '@marquee/contract/inquiry-limits.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { BlobImage, PictureImage } from './picture-image.tsx'
import styles from './picture-list.module.css'
import type { FormPicture, FormPictures } from './use-pictures.ts'

export interface PictureListProps {
  player: string
  pictures: FormPictures
  /** The error of the field after a submission. */
  error: string | undefined
}

/** Up to three pictures of a message: each is shrunk on the device, uploaded at once, and can be removed. */
export function PictureList({ player, pictures, error }: PictureListProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Fieldset.Root invalid={Boolean(error)}>
      <Fieldset.Legend>
        <Trans comment="Label of the pictures that a player adds to a message to the support">Pictures</Trans>
      </Fieldset.Legend>
      <chakra.ul display="flex" flexWrap="wrap" gap="10px">
        {pictures.list.map((picture, index) => (
          <Tile key={picture.key} player={player} picture={picture} number={index + 1} pictures={pictures} />
        ))}
        {pictures.left > 0 ? (
          <li>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon path={pageIcons.plus} size={22} />
              <Trans comment="Button that adds a picture to a message">Add a picture</Trans>
            </button>
          </li>
        ) : null}
      </chakra.ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t({ message: 'Add a picture', comment: 'Button that adds a picture to a message' })}
        onChange={(event) => {
          pictures.add(event.target.files ?? [])
          // Otherwise the same file cannot be selected again.
          event.target.value = ''
        }}
      />
      {error ? (
        <Fieldset.ErrorText role="alert" aria-live="assertive">
          {error}
        </Fieldset.ErrorText>
      ) : (
        <Fieldset.HelperText>
          <Trans comment="Under the pictures of a message. JPEG, PNG and WebP are names of formats.">
            Up to {pictureLimits.count}, as JPEG, PNG or WebP. Only you and support can see them.
          </Trans>
        </Fieldset.HelperText>
      )}
    </Fieldset.Root>
  )
}

interface TileProps {
  player: string
  picture: FormPicture
  /** Its position, from 1. */
  number: number
  pictures: FormPictures
}

function Tile({ player, picture, number, pictures }: TileProps) {
  const { t } = useLingui()
  const { key, state, preview } = picture
  const name = t({ message: `Picture ${number}`, comment: 'A picture of a message, with its number' })
  return (
    <chakra.li position="relative" display="flex" gap="12px" maxW="100%">
      <span className={styles.frame} data-state={state} aria-busy={isPending(state) || undefined}>
        {preview ? (
          <BlobImage blob={preview} alt={name} />
        ) : state === 'ready' ? (
          <PictureImage player={player} id={key} alt={name} />
        ) : state === 'failed' ? (
          <chakra.span display="grid" placeContent="center" h="100%">
            <Icon path={icons.warning} size={24} />
          </chakra.span>
        ) : null}
        {isPending(state) ? (
          <span className={styles.progress} role="status">
            <Spinner />
            {state === 'preparing' ? (
              <Trans comment="While a picture is made smaller on the device">Preparing</Trans>
            ) : (
              <Trans comment="While a picture is on its way to the operator">Sending</Trans>
            )}
          </span>
        ) : null}
      </span>
      <IconButton
        icon={pageIcons.close}
        label={t`Remove: ${name}`}
        className={styles.remove}
        onClick={() => pictures.remove(key)}
      />
      {state === 'failed' ? <Failure picture={picture} onRetry={() => pictures.retry(key)} /> : null}
    </chakra.li>
  )
}

function Failure({ picture: { problem }, onRetry }: { picture: FormPicture; onRetry: () => void }) {
  const { i18n } = useI18n()
  if (problem === undefined) return null
  const isFile = typeof problem === 'string'
  const message = errorMessage(isFile ? clientError('CLIENT_EXCEPTION', problem) : problem)
  const mayHelp = !isFile && problem.status !== 400 && problem.status !== 413
  return (
    <p className={styles.failure} role="alert">
      {i18n._(message)}
      {mayHelp ? (
        <button type="button" className={recipeClass('chip')} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      ) : null}
    </p>
  )
}

function isPending(state: FormPicture['state']): boolean {
  return state === 'preparing' || state === 'sending'
}
