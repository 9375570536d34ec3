export { type MediaFacts, mediaFacts } from './file-facts.ts'
export { type MediaRow, mediaRows } from './reader.ts'
export { insertMedia, putSiteFile } from './service.ts'
export { siteFileKey } from './site-file-key.ts'
