import { expect, it } from 'vitest'
import { askWorker, takeOver } from '../../../src/platform/worker-talk.ts'

type Hears = (type: string, port: MessagePort | undefined) => void

/** A worker that does `hears` with each message. */
function worker(hears: Hears): ServiceWorker {
  const postMessage = ({ type }: { type: string }, [port]: MessagePort[] = []): void => hears(type, port)
  return { postMessage } as unknown as ServiceWorker
}

it('a new version asks for its turn when the one that runs has heard that it is to stop', async () => {
  const heard: string[] = []
  const active = worker((type, port) =>
    setTimeout(() => {
      heard.push(type)
      port?.postMessage('stopped')
    }, 50),
  )
  const waiting = worker((type) => heard.push(type))
  await takeOver({ active, waiting } as unknown as ServiceWorkerRegistration)
  expect(heard).toEqual(['STOP', 'SKIP_WAITING'])
})

it('also where the one that runs is of an older build, which does not answer, or is gone', async () => {
  const heard: string[] = []
  const gone = worker(() => {
    throw new DOMException('gone', 'InvalidStateError')
  })
  for (const active of [worker(() => {}), gone, null]) {
    const waiting = worker((type) => heard.push(type))
    await takeOver({ active, waiting } as unknown as ServiceWorkerRegistration)
  }
  expect(heard).toEqual(['SKIP_WAITING', 'SKIP_WAITING', 'SKIP_WAITING'])
})

it('a question is answered with what the worker says, or with nothing in time', async () => {
  const says = worker((_, port) => port?.postMessage(true))
  expect(await askWorker(says, { type: 'SERVES', url: '/assets/index-1.js' })).toBe(true)
  expect(
    await askWorker(
      worker(() => {}),
      { type: 'SERVES' },
      20,
    ),
  ).toBeUndefined()
})
