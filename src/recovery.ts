/**
 * Replaces the shell when the app does not start, for example after a broken update or in an old browser. `build/inline-shell.ts` makes a script of
 * its own of it, which needs nothing of the app's bundle; `src/pre-paint.ts` loads it. It goes away if the app starts after all.
 */
import { recovery } from './standalone-texts.json'
import { isSupportedBrowser } from './supported-browser.ts'

const root = document.documentElement
const isWritten = (language: string): language is keyof typeof recovery => language in recovery
const texts = recovery[isWritten(root.lang) ? root.lang : 'en']

/** Timeout for the page that shows that the app can be fetched, ms. */
const timeoutMs = 10_000

/**
 * Removes the worker and its caches, once the site has answered: while the site cannot be reached, the cached files are the
 * only copy of the app. Favourites, settings and drafts are not in the caches and stay.
 */
async function fetchAnew() {
  anew.disabled = true
  try {
    const page = await fetch('/index.html?newest', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!page.ok) throw new Error(`answered ${page.status}`)
  } catch {
    explanation.textContent = texts.unreachable
    anew.disabled = false
    return
  }
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((one) => one.unregister()))
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } finally {
    location.reload()
  }
}

/** Styles as properties: a style sheet made by script is newer than some browsers that this page is for. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  content = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.style.cssText = style
  made.textContent = content
  return made
}

function button(content: string, onClick: () => void): HTMLButtonElement {
  const made = element(
    'button',
    `min-height: 48px; min-width: 220px; padding: 0 20px; border: 0; border-radius: 14px; font: inherit; font-weight: 650;
    background: var(--colors-surface); color: inherit; cursor: pointer;`,
    content,
  )
  made.addEventListener('click', onClick)
  return made
}

const isOld = !isSupportedBrowser()
const screen = element(
  'div',
  `position: fixed; top: 0; right: 0; bottom: 0; left: 0; z-index: 99; display: grid; align-content: center; justify-items: center;
  gap: 12px; padding: 24px; background: var(--colors-background); color: var(--colors-on-background); text-align: center;
  font-size: 16px; line-height: 1.5;`,
)
screen.className = 'recovery'
screen.setAttribute('role', 'alert')
const anew = button(texts.fetchAnew, () => void fetchAnew())
const explanation = element(
  'p',
  'margin: 0 0 12px; max-width: 36em; opacity: 0.8;',
  isOld ? texts.oldText : texts.text,
)
screen.append(
  element('h1', 'margin: 0; font-size: 20px;', isOld ? texts.oldTitle : texts.title),
  explanation,
  button(texts.tryAgain, () => location.reload()),
  // It would fetch the same app, which an old browser cannot run.
  ...(isOld ? [] : [anew]),
)
const page = document.getElementById('root')
// The connection may have been lost before the page's own part. In an old browser the app may start and fail later.
const isMissing = () => isOld || document.querySelector('.shell') !== null || !page

if (isOld && page) page.hidden = true
// The app may have started while this file was fetched.
if (isMissing()) {
  document.body.append(screen)
}
if (page && screen.isConnected) {
  // A prerendered home under the screen would answer no press.
  page.inert = true
  const watch = new MutationObserver(() => {
    if (isMissing()) return
    watch.disconnect()
    page.inert = false
    screen.remove()
  })
  watch.observe(document.body, { childList: true })
}
