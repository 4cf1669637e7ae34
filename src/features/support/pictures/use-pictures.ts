import { useLayoutEffect, useRef, useState } from 'react'
import { pictureLimits } from '../../../contract/inquiry-limits.ts'
import type { ApiError } from '../../../contract/result.ts'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { newKey } from '../../../platform/key.ts'
import { useTab } from '../../../session/tab.ts'
import { deleteUpload } from './pictures.ts'
import { type PictureProblem, shrinkPicture } from './shrink-picture.ts'

/** A picture of a form: the operator has it, or it is on its way there, or did not get there. */
export interface FormPicture {
  /** Its id at the operator, else a name of this form's own. */
  readonly key: string
  readonly state: 'preparing' | 'sending' | 'ready' | 'failed'
  /** What is shown of it; undefined for one of an earlier visit, which is fetched. */
  readonly preview: Blob | undefined
  readonly problem?: PictureProblem | ApiError | undefined
}

export interface FormPictures {
  readonly list: readonly FormPicture[]
  /** Ids of the uploads, in their order. */
  readonly ids: readonly string[]
  /** Whether any picture is on its way. */
  readonly isBusy: boolean
  /** Whether a picture did not get there. */
  readonly hasFailed: boolean
  readonly left: number
  readonly add: (files: Iterable<File>) => void
  readonly remove: (key: string) => void
  /** Sends a picture again that did not get there. */
  readonly retry: (key: string) => void
  /** Forgets all pictures, after they were sent with their message. */
  readonly forget: () => void
}

interface Pending extends FormPicture {
  readonly file: File
  /** The drawn picture with the idempotency key of its upload: a repeat is one upload. */
  readonly upload?: { readonly body: Blob; readonly idempotencyKey: string }
}

const uploadTimeoutMs = 60_000

/**
 * The pictures of a form. What the operator has is kept with the form's draft as text (`stored`), so that a reload brings it
 * back; a picture on its way is in memory.
 */
export function usePictures(stored: string, onStored: (text: string) => void): FormPictures {
  const tab = useTab()
  const ids = stored.split(' ').filter(Boolean).slice(0, pictureLimits.count)
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [previews, setPreviews] = useState<ReadonlyMap<string, Blob>>(new Map())
  // A later upload ends after a render with the ids of an earlier one.
  const latest = useRef(stored)
  useLayoutEffect(() => {
    latest.current = stored
  }, [stored])
  /** One after the other, so that the pictures keep the order in which they were chosen. */
  const queue = useRef<Promise<void>>(Promise.resolve())
  const enqueue = (one: Pending) => {
    wanted.current.add(one.key)
    const sender = tab.session.player()
    queue.current = queue.current.then(() => (wanted.current.has(one.key) ? send(one, sender) : undefined))
  }
  /** Pictures on their way that were not removed. */
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
    // The end of the session took the draft: nothing of its player may be sent for another one, or be kept here again.
    const isOver = () => tab.session.player() !== sender
    if (isOver()) return drop(key)
    let upload = one.upload
    if (!upload) {
      const body = await shrinkPicture(one.file)
      if (!wanted.current.has(key)) return
      if (!(body instanceof Blob)) return change(key, { state: 'failed', problem: body })
      upload = { body, idempotencyKey: newKey() }
    }
    change(key, { state: 'sending', upload, preview: upload.body })
    const answer = await tab.http.call(supportEndpoints.createPicture, {
      body: upload.body,
      key: upload.idempotencyKey,
      timeoutMs: uploadTimeoutMs,
    })
    if (isOver()) return drop(key)
    if (!answer.ok) return change(key, { state: 'failed', problem: answer })
    if (!wanted.current.has(key)) return deleteUpload(tab, answer.data.id)
    const { body } = upload
    setPreviews((all) => new Map([...all, [answer.data.id, body]]))
    drop(key)
    store([...latest.current.split(' ').filter(Boolean), answer.data.id])
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
    forget: () => {
      wanted.current.clear()
      setPending([])
    },
  }
}

/** What keeps a form with pictures from being sent: one is on its way, or did not get there. */
export function unsentPictures({
  isBusy,
  hasFailed,
}: FormPictures):
  | { readonly errors: { readonly pictures: 'pictures.coming' | 'pictures.failed' } }
  | undefined {
  if (isBusy) return { errors: { pictures: 'pictures.coming' } }
  return hasFailed ? { errors: { pictures: 'pictures.failed' } } : undefined
}
