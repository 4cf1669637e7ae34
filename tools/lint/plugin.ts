import { floorsRule } from './floors.ts'
import { noReExportRule } from './no-re-export.ts'
import { oneHomeRule } from './one-home.ts'
import { oneLedgerRule } from './one-ledger.ts'
import { reasonedSuppressionRule } from './reasoned-suppression.ts'

/** The project's own lint rules, loaded by Oxlint (`jsPlugins` in .oxlintrc.json). */
export default {
  meta: { name: 'marquee' },
  rules: {
    floors: floorsRule,
    'one-home': oneHomeRule,
    'one-ledger': oneLedgerRule,
    'no-re-export': noReExportRule,
    'reasoned-suppression': reasonedSuppressionRule,
  },
}
