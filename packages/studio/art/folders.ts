import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the studio serves: `scenes` and `symbols`. */
export const artFolder = here('.')
/** What the operator serves as `/images`: `cover`, `background` and `logo`. */
export const pictures = here('images')
