import { expect, it } from 'vitest'
import { activateWaiting, askWorker } from '../../../src/platform/update/worker-messages.ts'

type OnMessage = (type: string, port: MessagePort | undefined) => void

/** A worker that calls `onMessage` with each message. */
function worker(onMessage: OnMessage): ServiceWorker {
  const postMessage = ({ type }: { type: string }, [port]: MessagePort[] = []): void => onMessage(type, port)
  return { postMessage } as unknown as ServiceWorker
}

it('the message to take over is sent to the new worker after the active one has replied that it stopped', async () => {
  const received: string[] = []
  const active = worker((type, port) =>
    setTimeout(() => {
      received.push(type)
      port?.postMessage('stopped')
    }, 50),
  )
  const waiting = worker((type) => received.push(type))
  await activateWaiting({ active, waiting } as unknown as ServiceWorkerRegistration)
  expect(received).toEqual(['ABORT_PREFETCH', 'SKIP_WAITING'])
})

it('also where the active one is of an older build, which does not answer, or is gone', async () => {
  const received: string[] = []
  const gone = worker(() => {
    throw new DOMException('gone', 'InvalidStateError')
  })
  for (const active of [worker(() => {}), gone, null]) {
    const waiting = worker((type) => received.push(type))
    await activateWaiting({ active, waiting } as unknown as ServiceWorkerRegistration)
  }
  expect(received).toEqual(['SKIP_WAITING', 'SKIP_WAITING', 'SKIP_WAITING'])
})

it('a question is answered with what the worker replies, or with nothing in time', async () => {
  const replies = worker((_, port) => port?.postMessage(true))
  expect(await askWorker(replies, { type: 'MATCHES_BUILD', url: '/assets/index-1.js' })).toBe(true)
  const silent = worker(() => {})
  expect(await askWorker(silent, { type: 'IS_ONLY_CLIENT' }, 20)).toBeUndefined()
})
