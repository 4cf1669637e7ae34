import type { OpenMessage } from '../../../sw/protocol.ts'

/** The only use of `navigator.serviceWorker`, which is undefined in some private modes and on plain http. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  return globalThis.navigator?.serviceWorker
}

/** Removes every worker of this site. Never rejects. */
export async function unregisterWorker(): Promise<void> {
  const registrations =
    (await workerContainer()
      ?.getRegistrations()
      .catch(() => [])) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister().catch(() => false)))
}

function isOpenMessage(data: unknown): data is OpenMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    Reflect.get(data, 'type') === ('OPEN' satisfies OpenMessage['type']) &&
    typeof Reflect.get(data, 'path') === 'string'
  )
}

/** Calls `handler` with the path of a notification that the player clicked. */
export function onNotificationClick(handler: (path: string) => void): void {
  workerContainer()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpenMessage(data)) handler(data.path)
  })
}
