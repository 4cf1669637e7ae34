import { isTest, projectPath, targetOf } from './paths.ts'
import {
  type Call,
  type Identifier,
  isIdentifier,
  type Member,
  type Node,
  type Rule,
  textOf,
} from './rule.ts'

interface Specifier extends Node {
  readonly local: Identifier
  readonly imported?: Node
}

interface Import extends Node {
  readonly source: Node
  readonly specifiers: readonly Specifier[]
}

interface Template extends Node {
  readonly quasis: readonly { readonly value: { readonly raw: string } }[]
  readonly expressions: readonly Node[]
}

const tables = ['accounts', 'entries', 'transactions']
const writers = new Set(['insert', 'update', 'delete'])
const writingSql = new RegExp(`\\b(insert\\s+into|update|delete\\s+from)\\s+"?(${tables.join('|')})\\b`, 'i')
const writesNext = /\b(insert\s+into|update|delete\s+from)\s*$/i
const message =
  'money has one writer, packages/operator/ledger/ledger.ts: it keeps every movement balanced and append-only. Post through it'

/** Reports statements that write the tables of money outside `packages/operator/ledger`. */
export const oneLedgerRule: Rule = {
  create(context) {
    const path = projectPath(context.cwd, context.filename)
    if (
      !path.startsWith('packages/operator/') ||
      path.startsWith('packages/operator/ledger/') ||
      isTest(path)
    )
      return {}
    const money = new Set<string>()
    const isMoney = (node: Node | undefined): boolean => isIdentifier(node) && money.has(node.name)
    return {
      ImportDeclaration(node: Import) {
        const source = textOf(node.source)
        if (source === undefined) return
        if (targetOf(context.cwd, context.filename, source) !== 'packages/operator/database/schema.ts') return
        for (const { local, imported } of node.specifiers) {
          if (isIdentifier(imported) && tables.includes(imported.name)) money.add(local.name)
        }
      },
      CallExpression(node: Call) {
        if (node.callee.type !== 'MemberExpression') return
        const { property } = node.callee as Member
        if (isIdentifier(property) && writers.has(property.name) && isMoney(node.arguments[0])) {
          context.report({ node, message })
        }
      },
      TemplateLiteral(node: Template) {
        const writes = node.quasis.some(
          ({ value }, index) =>
            writingSql.test(value.raw) || (writesNext.test(value.raw) && isMoney(node.expressions[index])),
        )
        if (writes) context.report({ node, message })
      },
    }
  },
}
