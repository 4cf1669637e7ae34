import type { FrameTab } from './tab-frame.ts'

/** Opens a frame as a tab. `close` takes it away in the middle of whatever it does, as closing a tab does. */
export async function openFrame(): Promise<{ tab: FrameTab; window: Window; close: () => void }> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const inner = frame.contentWindow
  if (!inner) throw new Error('no frame')
  const ready = new Promise<void>((resolve) => {
    inner.addEventListener('frame-tab', () => resolve(), { once: true })
  })
  const script = inner.document.createElement('script')
  script.type = 'module'
  script.src = new URL('tab-frame.ts', import.meta.url).href
  inner.document.head.append(script)
  await ready
  if (!inner.frameTab) throw new Error('the frame has no tab')
  await inner.frameTab.loaded
  return { tab: inner.frameTab, window: inner, close: () => frame.remove() }
}
