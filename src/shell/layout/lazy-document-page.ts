import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

/** Terms or privacy policy. A chunk of its own, because several pages use it. */
export const LazyDocumentPage = lazyWithRetry(() =>
  import('../../features/info/document-page.tsx').then((module) => module.DocumentPage),
)
