export { contentHash } from './manifest.ts'
export { addRedirect, type Redirect } from './redirects.ts'
