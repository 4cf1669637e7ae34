import { afterEach, expect, test, vi } from 'vitest'
import { InstallEntry } from '../../../../src/features/device/install/install-entry.tsx'
import { startInstall } from '../../../../src/platform/install.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

function pretend(userAgent: string, properties: object = {}): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, languages: ['en'], onLine: true, ...properties })
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => new EventTarget())
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Safari', `${iphone} Version/26.0 Mobile/15E148 Safari/604.1`, 'tap “…” first'],
  ['Chrome', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'in the address bar'],
  ['Firefox', `${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'tap “Share”'],
  ['KakaoTalk', `${iphone} Mobile/15E148 KAKAOTALK 25.8.0`, 'open this page in Safari'],
  [
    'Naver',
    `${iphone} Version/18.6 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000)`,
    'open this page in Safari',
  ],
  ['Instagram', `${iphone} Mobile/15E148 Instagram 400.0`, 'open this page in Safari'],
  [
    'KakaoTalk on Android',
    `${android} Version/4.0 Chrome/140 Mobile Safari/537.36;KAKAOTALK 25`,
    'in your browser',
  ],
  ['Chrome on Android', `${android} Chrome/140.0 Mobile Safari/537.36`, 'open your browser’s menu'],
  [
    'Safari on a Mac',
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    'Add to Dock',
  ],
  [
    'Chrome on a Mac',
    `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
    'browser’s menu',
  ],
  [
    'Firefox on a computer',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'cannot install',
  ],
])(
  '%s: what the settings say about installing, also before the app listens',
  async (_name, userAgent, words) => {
    pretend(userAgent)
    const tab = stage.open()
    const { container, unmount } = await renderPage(tab, InstallEntry)
    const before = container.textContent
    expect(before).toContain(words)
    startInstall(tab)
    expect(container.textContent).toBe(before)
    await unmount()
  },
)

test('an app on the home screen is installed from the first moment', async () => {
  pretend(`${iphone} Mobile/15E148`, { standalone: true })
  const { container, unmount } = await renderPage(stage.open(), InstallEntry)
  expect(container.textContent).toContain('installed')
  await unmount()
})
