const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or attribute of XML or HTML; drops characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** A number with at most one decimal (`digits` for another precision), without a leading or trailing zero. */
export function round(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.')
}

/** Minifies path data; numbers keep at most two decimals. */
export function compact(path: string): string {
  return path
    .replaceAll(/-?\d*\.\d{3,}(e-?\d+)?/g, (number) => round(Number(number), 2))
    .replaceAll(/ (?=[-A-Za-z])|(?<=[A-Za-z]) /g, '')
}
