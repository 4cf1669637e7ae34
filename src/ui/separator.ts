/**
 * Separates facts in text that may wrap: the line breaks after it, so that no line begins with the dot. Lines that never wrap have plain
 * spaces.
 */
export const separator = '\u00a0· '
