export { answer, errorPath, type SiteAnswer, type SiteRequest } from './answer.ts'
export type { BuildInput, MadeContent } from './build-site.ts'
export { escapeXml } from './feeds.ts'
export { answerHost, mainHost, type SiteHost, siteCookies } from './hosts.ts'
export {
  changesOf,
  contentHash,
  edgeKey,
  type Manifest,
  type ManifestEntry,
  makeManifest,
} from './manifest.ts'
export { hrefOf, isReserved, normalisePath, type PathProblem, pathsOf } from './paths.ts'
export { type Preview, previewHeaders, previewToken, readPreviewToken } from './preview.ts'
export {
  nothingPublished,
  type Publication,
  type Published,
  publishInParts,
  publishSite,
  type Refused,
  type SiteState,
} from './publish.ts'
export { type Answers, addRedirect, followRenames, type Redirect } from './redirects.ts'
export { duePublication, nextMoment, type ScheduledPage } from './schedule.ts'
export type {
  LivePage,
  MediaRecord,
  MenuEntry,
  Rendition,
  Site,
  SiteRecords,
} from './site.ts'
export { closedRobotsFile } from './sitemap.ts'
export { missingTranslations, variantToRead } from './translations.ts'
