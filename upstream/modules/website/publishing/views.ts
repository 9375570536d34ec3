export { escapeXml } from './feeds.ts'
export { contentHash } from './manifest.ts'
export { addRedirect, type Redirect } from './redirects.ts'
