import { expect, test } from 'vitest'
import { type Language, languages } from '@marquee/contract/config.ts'
import { reasonMessage, statusMessageOf } from '../../../../src/features/wallet/requests/status-message.ts'
import { catalogueOf } from '../../../support/catalogues.ts'

/** Words for withdrawing and depositing money. */
const kindWords: Record<Language, RegExp> = {
  en: /withdr|deposit/i,
  ko: /출금|입금/,
  'zh-CN': /提款|取款|存款/,
  'zh-TW': /提款|取款|存款/,
  ja: /出金|入金/,
  vi: /rút|nạp/i,
  th: /ถอน|ฝาก/,
  ms: /keluar|deposit/i,
  id: /tarik|narik|deposit|setor/i,
  fil: /withdr|deposit/i,
  es: /retir|dep[oó]sit/i,
  tr: /çek|yatır/i,
  de: /auszahl|einzahl/i,
  it: /preliev|prelev|deposit/i,
  km: /ដក|ដាក់/,
  lo: /ຖອນ|ຝາກ/,
}

const shared = [
  reasonMessage['player.cancelled'],
  reasonMessage['operator.terms'],
  reasonMessage['operator.other'],
  statusMessageOf({ status: 'rejected', reason: 'player.cancelled' }).label,
  ...(['waiting', 'completed', 'rejected', 'unknown'] as const).map(
    (status) => statusMessageOf({ status }).label,
  ),
]

test.each(languages)(
  'what is said of deposits and withdrawals alike names neither of them, in %s',
  async (language) => {
    const catalogue = await catalogueOf(language)
    for (const { id, message } of shared) {
      const { translation } = catalogue.get(id) ?? {}
      expect(translation, message).toMatch(/./)
      expect(translation).not.toMatch(kindWords[language])
    }
  },
)
