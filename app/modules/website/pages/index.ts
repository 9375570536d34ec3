export { newSitePagePath, sitePagePath } from './paths.ts'
