const smaller = ['0.8em', '0.65em', '0.5em']

/** A place that shows a sum and never cuts it. */
export interface Sum {
  /**
   * @param forms the sum in full, then shorter ways to write it, the longest first
   * @param rough the sum rounded, for a place in which none of them can be read
   */
  show(forms: readonly string[], rough?: string): void
}

/**
 * Shows sums in `container`, whose width does not depend on its text: as they are, then in smaller figures, then in the first
 * shorter form that fits, then in the last form as small as it needs, then rounded. What is short is in full in the place's `title`.
 */
export function createSum(container: HTMLElement): Sum {
  let shown: readonly string[] = []
  let rounded: string | undefined
  const fits = () => container.scrollWidth <= container.clientWidth

  function write(text: string, size = '') {
    container.textContent = text
    container.style.fontSize = size
    return fits()
  }

  function fit() {
    const [full = '', ...shorter] = shown
    const last = shown.at(-1) ?? ''
    // A place without a width is not laid out yet: the observer reports it when it is.
    const isWritten =
      write(full) ||
      container.clientWidth === 0 ||
      write(full, '0.85em') ||
      shorter.some((form) => write(form)) ||
      smaller.some((size) => write(last, size)) ||
      ['', ...smaller].some((size) => write(rounded ?? last, size))
    if (isWritten && container.textContent === full) container.removeAttribute('title')
    else container.title = full
  }

  new ResizeObserver(fit).observe(container)
  return {
    show(forms, rough) {
      if (forms.length === shown.length && forms.every((form, index) => form === shown[index])) return
      shown = forms
      rounded = rough
      fit()
    },
  }
}
