import { useLayoutEffect, useRef, useState } from 'react'
import { pictureLimits } from '@marquee/contract/inquiry-limits.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { newKey } from '../../../platform/key.ts'
import { useTab } from '../../../session/tab.ts'
import { deleteUpload } from './pictures.ts'
import { type PictureProblem, shrinkPicture } from './shrink-picture.ts'

/** A picture of a form: uploaded, pending or failed. */
export interface FormPicture {
  /** Its id at the operator; a local id until the upload has succeeded. */
  readonly key: string
  readonly state: 'preparing' | 'sending' | 'ready' | 'failed'
  /** Shown while the form is mounted; undefined for a picture of an earlier visit, which is fetched. */
  readonly preview: Blob | undefined
  readonly problem?: PictureProblem | ApiError | undefined
}

export interface FormPictures {
  readonly list: readonly FormPicture[]
  /** Ids of the uploaded pictures, in their order. */
  readonly ids: readonly string[]
  /** Whether an upload is pending. */
  readonly isBusy: boolean
  /** Whether an upload has failed. */
  readonly hasFailed: boolean
  readonly left: number
  readonly add: (files: Iterable<File>) => void
  readonly remove: (key: string) => void
  /** Retries a failed upload. */
  readonly retry: (key: string) => void
  /** Removes all pictures from the form, after they were sent with the message. */
  readonly clear: () => void
}

interface Pending extends FormPicture {
  readonly file: File
  /** The shrunk picture and the idempotency key of its upload, for a retry. */
  readonly upload?: { readonly body: Blob; readonly idempotencyKey: string }
}

const uploadTimeoutMs = 60_000

/** The pictures of a form. Ids of uploaded pictures are stored in the form's draft (`stored`); pending ones are in memory. */
export function usePictures(stored: string, onStored: (text: string) => void): FormPictures {
  const tab = useTab()
  const ids = stored.split(' ').filter(Boolean).slice(0, pictureLimits.count)
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [previews, setPreviews] = useState<ReadonlyMap<string, Blob>>(new Map())
  // A ref, because several uploads may finish between two renders.
  const latest = useRef(stored)
  useLayoutEffect(() => {
    latest.current = stored
  }, [stored])
  /** Uploads run one after the other, so that the pictures keep their order. */
  const queue = useRef<Promise<void>>(Promise.resolve())
  const enqueue = (one: Pending) => {
    wanted.current.add(one.key)
    const sender = tab.session.player()
    queue.current = queue.current.then(() => (wanted.current.has(one.key) ? send(one, sender) : undefined))
  }
  /** Keys of pending pictures that were not removed. */
  const wanted = useRef(new Set<string>())
  const store = (next: readonly string[]) => {
    latest.current = next.join(' ')
    onStored(latest.current)
  }
  const change = (key: string, to: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const drop = (key: string) => {
    wanted.current.delete(key)
    setPending((all) => all.filter((one) => one.key !== key))
  }

  async function send(one: Pending, sender: string | undefined): Promise<void> {
    const { key } = one
    // After the end of the session, nothing may be sent for, or stored under, another player.
    const isStale = () => tab.session.player() !== sender
    if (isStale()) return drop(key)
    let upload = one.upload
    if (!upload) {
      const body = await shrinkPicture(one.file)
      if (!wanted.current.has(key)) return
      if (!(body instanceof Blob)) return change(key, { state: 'failed', problem: body })
      upload = { body, idempotencyKey: newKey() }
    }
    change(key, { state: 'sending', upload, preview: upload.body })
    const response = await tab.http.call(supportEndpoints.createPicture, {
      body: upload.body,
      key: upload.idempotencyKey,
      timeoutMs: uploadTimeoutMs,
    })
    if (isStale()) return drop(key)
    if (!response.ok) return change(key, { state: 'failed', problem: response })
    if (!wanted.current.has(key)) return deleteUpload(tab, response.data.id)
    const { body } = upload
    setPreviews((all) => new Map([...all, [response.data.id, body]]))
    drop(key)
    store([...latest.current.split(' ').filter(Boolean), response.data.id])
  }

  const left = pictureLimits.count - ids.length - pending.length
  return {
    ids,
    left,
    isBusy: pending.some(({ state }) => state !== 'failed'),
    hasFailed: pending.some(({ state }) => state === 'failed'),
    list: [...ids.map((id) => ({ key: id, state: 'ready' as const, preview: previews.get(id) })), ...pending],
    add: (files) => {
      const added = [...files]
        .slice(0, left)
        .map((file): Pending => ({ key: newKey(), file, state: 'preparing', preview: undefined }))
      setPending((all) => [...all, ...added])
      for (const one of added) enqueue(one)
    },
    remove: (key) => {
      if (!ids.includes(key)) return drop(key)
      store(ids.filter((id) => id !== key))
      void deleteUpload(tab, key)
    },
    retry: (key) => {
      const one = pending.find((other) => other.key === key)
      if (!one) return
      change(key, { state: one.upload ? 'sending' : 'preparing', problem: undefined })
      enqueue(one)
    },
    clear: () => {
      wanted.current.clear()
      setPending([])
    },
  }
}

/** The error that prevents a submission: an upload is pending or has failed. */
export function unsentPictures({
  isBusy,
  hasFailed,
}: FormPictures):
  | { readonly errors: { readonly pictures: 'pictures.coming' | 'pictures.failed' } }
  | undefined {
  if (isBusy) return { errors: { pictures: 'pictures.coming' } }
  return hasFailed ? { errors: { pictures: 'pictures.failed' } } : undefined
}
