/** Separates facts in a line of text. A line that wraps breaks after it, so that no line begins with the dot. */
export const separator = '\u00a0· '
