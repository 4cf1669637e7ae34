/** Runs in the page: deletes what browsers have learned since the oldest ones that the app supports (`build/browsers.ts`). */
export function forgetNewFunctions(): void {
  const newer: readonly (readonly [object | undefined, readonly string[]])[] = [
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [Math, ['f16round', 'sumPrecise']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [Element.prototype, ['moveBefore', 'setHTML', 'checkVisibility', 'computedStyleMap']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [
      globalThis,
      [
        'Iterator',
        'Temporal',
        'scheduler',
        'navigation',
        'requestIdleCallback',
        'cancelIdleCallback',
        'cookieStore',
      ].concat(['CloseWatcher', 'URLPattern', 'DisposableStack', 'SuppressedError']),
    ],
  ]
  for (const [owner, names] of newer) {
    for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name)
  }
}
