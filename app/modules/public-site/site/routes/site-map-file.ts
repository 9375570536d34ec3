import type { Args } from '#app/shell/load-context.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { allPublicPages } from '#app/shell/site/all-public-pages.server.ts'
import { languages } from '#contract/core/fields.ts'
import { siteMapDocument } from '../site-map-document.ts'
import { fileAnswer } from '../text-files.ts'

/** `/sitemap.xml`, for search engines; `/sitemap` is the one for people. */
export async function loader(args: Args): Promise<Response> {
  const written = await Promise.all(
    languages.map(async (language) => [language, await allPublicPages(language)] as const),
  )
  return fileAnswer(siteMapDocument(publicOrigin(args), new Map(written)), 'application/xml')
}
