/**
 * Replaces the shell when the app does not start, for example after a broken update. It is outside the bundle and needs
 * nothing of it; `src/pre-paint.ts` loads it. It goes away if the app starts after all.
 */

/** By language: the title, what it means, try again, repair, why it cannot be repaired now. English where a language is missing. */
const words = {
  en: [
    'The app did not start',
    'Nothing you saved is lost. Try again, or have the app fetched anew.',
    'Try again',
    'Fetch anew',
    'There is no connection. What this device has kept stays; try again when you are connected.',
  ],
  ko: [
    '앱이 시작되지 않았어요',
    '저장한 내용은 그대로예요. 다시 시도하거나 앱을 새로 받아 보세요.',
    '다시 시도',
    '새로 받기',
    '연결되어 있지 않아요. 이 기기에 있는 앱은 그대로 두었어요. 연결된 뒤에 다시 시도해 주세요.',
  ],
  'zh-CN': [
    '应用未能启动',
    '您保存的内容都还在。请重试，或重新获取应用。',
    '重试',
    '重新获取',
    '当前没有网络。此设备上的应用已原样保留，请联网后再试。',
  ],
  'zh-TW': [
    '應用程式未能啟動',
    '您儲存的內容都還在。請重試，或重新取得應用程式。',
    '重試',
    '重新取得',
    '目前沒有網路連線。此裝置上的應用程式原樣保留，請連線後再試。',
  ],
  ja: [
    'アプリを起動できませんでした',
    '保存した内容は失われていません。もう一度試すか、アプリを取得し直してください。',
    'もう一度試す',
    '取得し直す',
    '接続されていません。この端末のアプリはそのまま残しています。接続してからもう一度お試しください。',
  ],
  vi: [
    'Ứng dụng chưa khởi động được',
    'Những gì bạn đã lưu vẫn còn. Hãy thử lại hoặc tải lại ứng dụng.',
    'Thử lại',
    'Tải lại từ đầu',
    'Không có kết nối. Ứng dụng trên thiết bị này vẫn được giữ nguyên; hãy thử lại khi có kết nối.',
  ],
  th: [
    'แอปไม่เริ่มทำงาน',
    'ข้อมูลที่คุณบันทึกไว้ยังอยู่ ลองอีกครั้ง หรือโหลดแอปใหม่',
    'ลองอีกครั้ง',
    'โหลดใหม่',
    'ไม่มีการเชื่อมต่อ แอปในเครื่องนี้ยังอยู่เหมือนเดิม โปรดลองอีกครั้งเมื่อเชื่อมต่อแล้ว',
  ],
  ms: [
    'Aplikasi tidak dapat dimulakan',
    'Tiada apa yang anda simpan hilang. Cuba lagi, atau muat turun aplikasi semula.',
    'Cuba lagi',
    'Muat semula',
    'Tiada sambungan. Aplikasi pada peranti ini dikekalkan; cuba lagi apabila anda bersambung.',
  ],
  id: [
    'Aplikasi tidak dapat dimulai',
    'Yang Anda simpan tidak hilang. Coba lagi, atau ambil ulang aplikasi.',
    'Coba lagi',
    'Ambil ulang',
    'Tidak ada koneksi. Aplikasi di perangkat ini tetap ada; coba lagi saat Anda terhubung.',
  ],
  fil: [
    'Hindi nagsimula ang app',
    'Walang nawala sa na-save mo. Subukan ulit, o kunin muli ang app.',
    'Subukan ulit',
    'Kunin muli',
    'Walang koneksyon. Nananatili ang app sa device na ito; subukan ulit kapag may koneksyon ka na.',
  ],
  es: [
    'La aplicación no se ha iniciado',
    'No se ha perdido nada de lo guardado. Inténtelo de nuevo o vuelva a descargar la aplicación.',
    'Reintentar',
    'Descargar de nuevo',
    'No hay conexión. La aplicación de este dispositivo se conserva; inténtelo de nuevo cuando tenga conexión.',
  ],
  tr: [
    'Uygulama başlamadı',
    'Kaydettiğiniz hiçbir şey kaybolmadı. Yeniden deneyin veya uygulamayı baştan indirin.',
    'Yeniden dene',
    'Baştan indir',
    'Bağlantı yok. Bu cihazdaki uygulama olduğu gibi duruyor; bağlandığınızda yeniden deneyin.',
  ],
  de: [
    'Die App ist nicht gestartet',
    'Nichts Gespeichertes ist verloren. Versuchen Sie es noch einmal oder laden Sie die App neu herunter.',
    'Noch einmal',
    'Neu herunterladen',
    'Es besteht keine Verbindung. Die App auf diesem Gerät bleibt, wie sie ist; versuchen Sie es noch einmal, sobald Sie verbunden sind.',
  ],
  it: [
    "L'app non si è avviata",
    "Nulla di ciò che ha salvato è andato perso. Riprovi, o scarichi di nuovo l'app.",
    'Riprova',
    'Scarica di nuovo',
    "Non c'è connessione. L'app su questo dispositivo resta com'è; riprovi quando ci sarà connessione.",
  ],
  km: [
    'កម្មវិធីមិនបានចាប់ផ្តើមទេ',
    'អ្វីដែលអ្នកបានរក្សាទុកនៅដដែល។ សូមព្យាយាមម្តងទៀត ឬទាញយកកម្មវិធីឡើងវិញ។',
    'ព្យាយាមម្តងទៀត',
    'ទាញយកឡើងវិញ',
    'មិនមានការតភ្ជាប់ទេ។ កម្មវិធីលើឧបករណ៍នេះនៅដដែល សូមព្យាយាមម្តងទៀតពេលអ្នកតភ្ជាប់។',
  ],
  lo: [
    'ແອັບບໍ່ໄດ້ເລີ່ມຕົ້ນ',
    'ສິ່ງທີ່ທ່ານບັນທຶກໄວ້ຍັງຢູ່. ກະລຸນາລອງອີກຄັ້ງ ຫຼື ໂຫຼດແອັບໃໝ່.',
    'ລອງອີກຄັ້ງ',
    'ໂຫຼດໃໝ່',
    'ບໍ່ມີການເຊື່ອມຕໍ່. ແອັບໃນເຄື່ອງນີ້ຍັງຢູ່ຄືເກົ່າ ກະລຸນາລອງອີກຄັ້ງເມື່ອເຊື່ອມຕໍ່ແລ້ວ.',
  ],
}

const root = document.documentElement
const [title, text, again, repair, unreachable] = words[root.lang] ?? words.en

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
    explanation.textContent = unreachable
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

function element(name, className, content) {
  const made = document.createElement(name)
  made.className = className
  made.textContent = content
  return made
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
.recovery { position: fixed; inset: 0; z-index: 99; display: grid; align-content: center; justify-items: center; gap: 12px;
  padding: 24px; background: var(--background); color: var(--on-background); text-align: center; font-size: 16px; line-height: 1.5; }
.recovery-title { margin: 0; font-size: 20px; }
.recovery-text { margin: 0 0 12px; max-width: 36em; opacity: 0.8; }
.recovery-button { min-height: 48px; min-width: 220px; padding: 0 20px; border: 0; border-radius: 14px; font: inherit;
  font-weight: 600; background: var(--surface); color: inherit; cursor: pointer; }`)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

const screen = element('div', 'recovery', '')
screen.setAttribute('role', 'alert')
const tryAgain = element('button', 'recovery-button', again)
tryAgain.addEventListener('click', () => location.reload())
const anew = element('button', 'recovery-button', repair)
anew.addEventListener('click', () => void fetchAnew())
const explanation = element('p', 'recovery-text', text)
screen.append(element('h1', 'recovery-title', title), explanation, tryAgain, anew)
const page = document.getElementById('root')
// The connection may have been lost before the page's own part.
const isMissing = () => document.querySelector('.shell') !== null || !page

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
