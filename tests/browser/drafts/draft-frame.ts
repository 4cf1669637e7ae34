import { browserEnvironment } from '../../../src/platform/environment.ts'
import { createTab } from '../../../src/session/tab.ts'
import { drafts } from '../../../src/platform/storage/drafts.ts'

/** Runs in a frame: a realm of its own with its own modules and connection, as a tab has them. */
const draft = drafts(createTab(browserEnvironment())).of('demo', 'inquiry')

const draftFrame = {
  values: (): Readonly<Record<string, string>> => draft.get()?.values ?? {},
  /** One key stroke: the whole text of the field so far. */
  type: (field: string, text: string): void => draft.save({ [field]: text }),
  clear: (): void => draft.clear(),
  keyFor: (content: string): string => draft.keyFor(content),
}
export type DraftFrame = typeof draftFrame

declare global {
  interface Window {
    draftFrame?: DraftFrame
  }
}
window.draftFrame = draftFrame
window.dispatchEvent(new Event('draft-frame'))
