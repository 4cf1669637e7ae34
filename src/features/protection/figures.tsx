interface FiguresProps {
  rows: readonly { readonly term: string; readonly text: string }[]
}

/** Figures of play with their names, a row each. */
export function FigureRows({ rows }: FiguresProps) {
  return (
    <dl>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
