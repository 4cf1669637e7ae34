import type { Rule } from './rule.ts'

/** A comment that switches a check of the linter or of the compiler off. */
const suppression = /^[\s*]*(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)\b)/
const reason = /\s--\s+\S+\s+\S/

/** Reports a suppression that does not say why after ` -- `: the next reader cannot tell whether it still holds. */
export const reasonedSuppressionRule: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!suppression.test(comment.value) || reason.test(comment.value)) continue
          context.report({ node: comment, message: 'give the reason of this suppression: ` -- why`' })
        }
      },
    }
  },
}
