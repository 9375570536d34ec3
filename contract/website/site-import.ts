import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, Language } from '../core/fields.ts'
import { sitePageKinds } from './site-pages.ts'

/** `keep`: it was changed here and in the file, and stays as it is here. */
export const siteImportActions = ['create', 'update', 'keep', 'same'] as const
const Action = z.enum(siteImportActions)
const Counts = z.object({ create: z.int(), update: z.int(), keep: z.int(), same: z.int() })

export const siteImportSources = ['wordpress', 'ghost', 'markdown', 'feed'] as const

/** What a file of another program would bring, before anything is written. */
export const SiteImportTrial = z.object({
  fileName: z.string(),
  uploadedAt: Instant,
  source: z.enum(siteImportSources),
  title: z.string(),
  pages: Counts,
  media: Counts,
  redirects: z.int(),
  /** The first of them. */
  shown: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(sitePageKinds),
      language: Language,
      action: Action,
    }),
  ),
  /** What cannot be taken, or not as it was; `page` is a title, empty for the whole file. */
  notTaken: z.array(
    z.object({ kind: z.string(), page: z.string(), detail: z.string(), count: z.int() }),
  ),
})
export type SiteImportTrial = z.infer<typeof SiteImportTrial>

export const SiteImportResult = z.object({ pages: Counts, media: Counts, redirects: z.int() })
export type SiteImportResult = z.infer<typeof SiteImportResult>

const inFirm = z.object({ firmId: Id })
const path = '/firms/{firmId}/site/import' as const
const tags = ['Website']

export const siteImportContract = {
  /** Takes a file of WordPress (WXR), Ghost (JSON), a feed or a ZIP of Markdown, and says what it would bring. */
  upload: endpoint
    .meta({ needs: 'website:post', isHeavy: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(inFirm.extend({ file: z.file() }))
    .output(SiteImportTrial),
  /** The trial of the file that was uploaded last; null once it was imported. */
  get: endpoint
    .meta({ needs: 'website:post', isHeavy: true })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(z.object({ trial: SiteImportTrial.nullable() })),
  /** Brings it over: pages as drafts, pictures, and old addresses. The same file again changes nothing. */
  commit: endpoint
    .meta({ needs: 'website:post', isHeavy: true })
    .route({ method: 'POST', path: `${path}/commit`, tags })
    .input(inFirm)
    .output(SiteImportResult),
  /** The whole site for another program: files in Markdown with their pictures, or an export of WordPress. */
  take: endpoint
    .meta({ needs: 'website:view', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/site/export', tags })
    .input(inFirm.extend({ format: z.enum(['markdown', 'wordpress']).default('markdown') }))
    .output(z.file()),
}
