import type { Language } from '@marquee/contract/config.ts'

/** Words and forms that the glossaries in `locales/glossary` rule out, where a pattern has no false alarms. */
export const ruledOut: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/['"]/, /\bmemos?\b/i, /\brolling\b/i, /1:1/, /\baccount id\b/i],
  // A particle after a placeholder would fit only some of its values.
  ko: [
    /세션|고객 센터|고객지원|마이페이지|환전|충전|배팅/,
    /[}>](?:은|는|이|가|을|를|와|과|로|으로|예요|이에요)(?![가-힣])/,
  ],
  'zh-CN': [/您|充值|提现|会话|转换/, /(?<!银行)账号/],
  'zh-TW': [/您|提現|加值|回合|積分|個人中心/],
  ja: [/あなた|引き出し|セッション|メモ/, /[ぁ-んァ-ヶ一-龠] [{<A-Za-z\d]|[}>A-Za-z\d] [ぁ-んァ-ヶ一-龠]/],
  vi: [/quý khách|\bnhé\b|máy đánh bạc|tiền ảo|sao kê|ghi nhớ/i],
  th: [/[ก-๛]{3}\./, /ครับ|ค่ะ|เซสชัน|โรลลิ่ง|(?<!บัตร)เครดิต|แต้ม|อุปกรณ์|ฝ่ายช่วยเหลือ/],
  ms: [/\bsaldo\b|\bronde\b|\bpenarikan\b|\bmemo\b|wang maya/i, /(?<=[a-z,;] )Anda\b/],
  id: [/\bpermainan\b|\bmemo\b|\brollingan\b|akun virtual|uang virtual|\bdikeluarkan\b/i, /\banda\b/],
  fil: [/\bpo\b|itinatago|\bmemo\b|\brolling\b/i],
  es: [/\b(?:tú|vosotros|tus?|memo|monedero|cartera|tragaperras|tragamonedas|recarga)\b/i],
  tr: [/\b(?:rollover|yatırım|depozito|memo)\b/i, /[}>]['’]?[a-zçğıöşü]/],
  de: [/\b(?:du|dich|dir|dein\w*|Memos?|Saldo|Provider|Spielautomat\w*)\b/],
  it: [/\b(?:tu|tuo|tua|tuoi|tue|wallet|rollover|memo|ricarica|versamento)\b/i, /\bovunque\b/i],
  km: [/វគ្គ|ល្បែង(?!ស៊ីសង)|បញ្ចូលលុយ/],
  lo: [/[ກ-ໝ]\./, /ເຊສຊັນ|(?<!ບັດ)ເຄຣດິດ|ເຄື່ອງ(?:ນີ້|ນັ້ນ)/],
}

/** Scripts whose sentences end without a mark. */
const withoutFullStop: ReadonlySet<Language> = new Set(['th', 'lo'])

const fullStop = /[.。។]$/

/** Abbreviations (`Max.`), lists of facts (`A · B`), and what ends as its last value or with a colon have their own ends. */
const hasOwnEnd = (text: string): boolean => text.length < 6 || /[}>:：]$| · /.test(text)

/**
 * What a translation breaks: the parts that the glossary rules out, an exclamation mark, and a full stop that only one
 * of the two has. `source` is English.
 */
export function broken(language: Language, source: string, translation: string): string[] {
  const found = [...ruledOut[language], /[!！]/].flatMap((rule) => rule.exec(translation)?.[0] ?? [])
  if (hasOwnEnd(source) || hasOwnEnd(translation)) return found
  const needsOne = fullStop.test(source) && !withoutFullStop.has(language)
  if (fullStop.test(translation) === needsOne) return found
  return [...found, needsOne ? 'no full stop' : 'a full stop']
}
