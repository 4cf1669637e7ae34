import { late } from '../ui/late.tsx'

/** Terms or privacy policy, in a chunk of its own: several pages show them. */
export const DocumentPage = late(() =>
  import('../features/info/document-page.tsx').then((module) => module.DocumentPage),
)
