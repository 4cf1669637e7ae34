/**
 * The screen that stands in when the app does not start: a chunk that is gone, a broken update, a fault of ours. It is
 * outside the bundle and needs nothing of it; `src/pre-paint.ts` loads it. It goes by itself should the app start after all.
 */

/** By language: the title, what it means, try again, repair. English where a language is missing. */
const words = {
  en: [
    'The app did not start',
    'Nothing you saved is lost. Try again, or have the app fetched anew.',
    'Try again',
    'Fetch anew',
  ],
  ko: [
    '앱이 시작되지 않았어요',
    '저장한 내용은 그대로예요. 다시 시도하거나 앱을 새로 받아 보세요.',
    '다시 시도',
    '새로 받기',
  ],
  'zh-CN': ['应用未能启动', '您保存的内容都还在。请重试，或重新获取应用。', '重试', '重新获取'],
  'zh-TW': ['應用程式未能啟動', '您儲存的內容都還在。請重試，或重新取得應用程式。', '重試', '重新取得'],
  ja: [
    'アプリを起動できませんでした',
    '保存した内容は失われていません。もう一度試すか、アプリを取得し直してください。',
    'もう一度試す',
    '取得し直す',
  ],
  vi: [
    'Ứng dụng chưa khởi động được',
    'Những gì bạn đã lưu vẫn còn. Hãy thử lại hoặc tải lại ứng dụng.',
    'Thử lại',
    'Tải lại từ đầu',
  ],
  th: ['แอปไม่เริ่มทำงาน', 'ข้อมูลที่คุณบันทึกไว้ยังอยู่ ลองอีกครั้ง หรือโหลดแอปใหม่', 'ลองอีกครั้ง', 'โหลดใหม่'],
  ms: [
    'Aplikasi tidak dapat dimulakan',
    'Tiada apa yang anda simpan hilang. Cuba lagi, atau muat turun aplikasi semula.',
    'Cuba lagi',
    'Muat semula',
  ],
  id: [
    'Aplikasi tidak dapat dimulai',
    'Yang Anda simpan tidak hilang. Coba lagi, atau ambil ulang aplikasi.',
    'Coba lagi',
    'Ambil ulang',
  ],
  fil: [
    'Hindi nagsimula ang app',
    'Walang nawala sa na-save mo. Subukan ulit, o kunin muli ang app.',
    'Subukan ulit',
    'Kunin muli',
  ],
  es: [
    'La aplicación no se ha iniciado',
    'No se ha perdido nada de lo guardado. Inténtalo de nuevo o vuelve a descargar la aplicación.',
    'Reintentar',
    'Descargar de nuevo',
  ],
  tr: [
    'Uygulama başlamadı',
    'Kaydettiğiniz hiçbir şey kaybolmadı. Yeniden deneyin veya uygulamayı baştan indirin.',
    'Yeniden dene',
    'Baştan indir',
  ],
  de: [
    'Die App ist nicht gestartet',
    'Nichts Gespeichertes ist verloren. Versuche es noch einmal oder lade die App neu herunter.',
    'Noch einmal',
    'Neu herunterladen',
  ],
  it: [
    "L'app non si è avviata",
    "Nulla di ciò che hai salvato è andato perso. Riprova, o scarica di nuovo l'app.",
    'Riprova',
    'Scarica di nuovo',
  ],
  km: [
    'កម្មវិធីមិនបានចាប់ផ្តើមទេ',
    'អ្វីដែលអ្នកបានរក្សាទុកនៅដដែល។ សូមព្យាយាមម្តងទៀត ឬទាញយកកម្មវិធីឡើងវិញ។',
    'ព្យាយាមម្តងទៀត',
    'ទាញយកឡើងវិញ',
  ],
  lo: ['ແອັບບໍ່ໄດ້ເລີ່ມຕົ້ນ', 'ສິ່ງທີ່ທ່ານບັນທຶກໄວ້ຍັງຢູ່. ກະລຸນາລອງອີກຄັ້ງ ຫຼື ໂຫຼດແອັບໃໝ່.', 'ລອງອີກຄັ້ງ', 'ໂຫຼດໃໝ່'],
}

const root = document.documentElement
const [title, text, again, repair] = words[root.lang] ?? words.en

/** Removes the worker and what it kept. Favourites, settings and drafts lie elsewhere and stay. */
async function fetchAnew() {
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
screen.append(element('h1', 'recovery-title', title), element('p', 'recovery-text', text), tryAgain, anew)
document.body.append(screen)

const watch = new MutationObserver(() => {
  if (document.querySelector('#root > .shell')) return
  watch.disconnect()
  screen.remove()
})
watch.observe(document.getElementById('root'), { childList: true })
