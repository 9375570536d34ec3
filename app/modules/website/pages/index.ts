export { newSitePagePath, sitePagePath, sitePagesPath } from './paths.ts'
