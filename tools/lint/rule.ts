/** The part of Oxlint's (ESLint's) rule interface that the project's own rules use. */

export interface Node {
  readonly type: string
  readonly parent?: Node | null
}

export interface Literal extends Node {
  readonly value: unknown
}

export interface Comment extends Node {
  readonly value: string
}

export interface Identifier extends Node {
  readonly name: string
}

export interface ImportLike extends Node {
  readonly source: Literal | null
}

export interface Call extends Node {
  readonly callee: Node
  readonly arguments: readonly Node[]
}

export interface Member extends Node {
  readonly object: Node
  readonly property: Node
  readonly computed: boolean
}

export interface Context {
  readonly cwd: string
  readonly filename: string
  readonly sourceCode: {
    isGlobalReference(node: Node): boolean
    getAllComments(): readonly Comment[]
  }
  report(finding: { node: Node; message: string }): void
}

export interface Rule {
  create(context: Context): Readonly<Record<string, (node: never) => void>>
}

export function isIdentifier(node: Node | null | undefined): node is Identifier {
  return node?.type === 'Identifier'
}

/** The text of a string literal, or undefined for anything else. */
export function textOf(node: Node | null | undefined): string | undefined {
  const value = node?.type === 'Literal' ? (node as Literal).value : undefined
  return typeof value === 'string' ? value : undefined
}
