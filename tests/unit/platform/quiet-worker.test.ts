import { describe, expect, it } from 'vitest'
import { quietWorker } from '../../../src/platform/quiet-worker.ts'

/** A worker that answers as `answer` does. */
function workerThat(answer: (port: MessagePort) => void): ServiceWorker {
  const postMessage = (message: unknown, [port]: MessagePort[]): void => {
    expect(message).toEqual({ type: 'STOP' })
    if (port) answer(port)
  }
  return { postMessage } as unknown as ServiceWorker
}

describe('before a new version takes over', () => {
  it('the one that runs has heard that it is to stop', async () => {
    let heard = false
    const worker = workerThat((port) =>
      setTimeout(() => {
        heard = true
        port.postMessage('stopped')
      }, 50),
    )
    await quietWorker(worker)
    expect(heard).toBe(true)
  })

  it('one of an older build, which does not answer, is not waited for long', async () => {
    await quietWorker(workerThat(() => {}))
  })
})
