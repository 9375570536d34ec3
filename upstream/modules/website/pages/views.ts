export * from '#contract/website/blocks.ts'
export { isAllowedHref } from '#contract/website/hrefs.ts'
export { checkPage, type Known, type PageProblem, shownDescription } from './check-page.ts'
export { element, escapeHtml, openTag } from './escape-html.ts'
export {
  type Alternate,
  type MenuLink,
  type PageBody,
  type PageHead,
  pageHtml,
} from './page-html.ts'
export { readPage, writePage } from './page-markdown.ts'
export {
  hrefsOf,
  type Replacement,
  referencesOf,
  replaceReferences,
  textsOf,
} from './references.ts'
export { renderBlocks } from './render/blocks.ts'
export {
  type CourseView,
  type FileView,
  type HoursSpan,
  type HoursView,
  type ItemView,
  makeFirst,
  makeHeadings,
  type PictureView,
  type RenderContext,
  type SiteData,
} from './render/context.ts'
export { formatClock, formatDay, formatMoney } from './render/formats.ts'
export { leadFieldName, trapField, trapHtml } from './render/forms.ts'
export { imageHtml } from './render/pictures.ts'
export { hoursTables } from './render/places.ts'
export { type SiteWords, siteWords } from './render/words.ts'
export { searchResult, shortened } from './search-result.ts'
export { freeSlug, slugOf } from './slugs.ts'
export {
  dataBlock,
  type FirmFacts,
  firmData,
  postData,
  productData,
  questionsData,
  trailData,
} from './structured-data.ts'
export { compileText, markdownToHtml } from './text/compiled.ts'
export {
  type Align,
  type Inline,
  type Mark,
  plainTextOf,
  type TextNode,
  wordsOf,
} from './text/nodes.ts'
export { readText } from './text/read.ts'
export { tidyLine, tidyText } from './text/tidy.ts'
export { writeText } from './text/write.ts'
export { contrast, mend } from './theme/colour.ts'
export { stylesheet } from './theme/stylesheet.ts'
export { makeTheme, type Theme } from './theme/theme.ts'
