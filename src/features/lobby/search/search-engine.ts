// What a search needs, as one chunk.
export { find, findNear, matches } from './find.ts'
export { indexGames, indexProviders } from './search-index.ts'
export { indexTopics } from './topic-index.ts'
