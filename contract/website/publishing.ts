import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, Language } from '../core/fields.ts'
import { SitePage, SitePageState } from './site-pages.ts'

/** Why nothing was published: two pages with one address, or the like. */
const PublicationProblem = z.object({
  problem: z.enum([
    'pathTaken',
    'pathReserved',
    'parentMissing',
    'parentLoop',
    'languageUnknown',
    'translationTwice',
  ]),
  path: z.string(),
  /** Titles of the pages that it is about. */
  pages: z.array(z.string()),
})

/** A page whose last version visitors do not see. */
const WaitingPage = z.object({
  id: Id,
  title: z.string(),
  language: Language,
  state: SitePageState,
  updatedAt: Instant,
  /** Who submitted it to be published; empty where nobody did. */
  submittedByName: z.string(),
})

export const SitePublication = z.object({
  /** Where the site is; null as long as it has no name. */
  address: z.string().nullable(),
  /** Names what visitors see; null before anything was published. */
  manifestId: z.string().nullable(),
  publishedAt: Instant.nullable(),
  publishedBy: z.string(),
  livePages: z.int(),
  waiting: z.array(WaitingPage),
  /** Pages that a language of the site lacks, or has in an older version. */
  missing: z.array(
    z.object({
      pageId: Id,
      title: z.string(),
      missing: z.array(Language),
      outdated: z.array(Language),
    }),
  ),
})
export type SitePublication = z.infer<typeof SitePublication>

export const PublishOutcome = z.object({
  /** Whether visitors see a difference. */
  isChanged: z.boolean(),
  manifestId: z.string(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
})
export type PublishOutcome = z.infer<typeof PublishOutcome>

/** Refused publications say what is wrong in `detail.problems`. */
export const PublicationProblems = z.array(PublicationProblem)

export const redirectOrigins = ['renamed', 'byHand', 'import'] as const

export const SiteRedirect = z.object({
  source: z.string(),
  /** The page that it leads to, whatever its address is; null for an address. */
  pageId: Id.nullable(),
  /** Where it leads now; empty where its page is not published, so that visitors are told it is gone. */
  target: z.string(),
  origin: z.enum(redirectOrigins),
})
export type SiteRedirect = z.infer<typeof SiteRedirect>

/** A path of the site, or one of the web. */
const Path = z.string().trim().min(1, 'required').max(1000)

export const SiteRedirectInput = z.object({ source: Path, target: Path })
export type SiteRedirectInput = z.infer<typeof SiteRedirectInput>

const inFirm = z.object({ firmId: Id })
const one = inFirm.extend({ sitePageId: Id })
const site = '/firms/{firmId}/site' as const
const page = '/firms/{firmId}/site-pages/{sitePageId}' as const
const tags = ['Website']

export const publishingContract = {
  get: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: `${site}/publication`, tags })
    .input(inFirm)
    .output(SitePublication),
  /** Publishes the named pages as they are now, and what else changed: prices, hours, looks, the menu. */
  publish: endpoint
    .meta({ needs: 'website:post', isHeavy: true })
    .route({ method: 'POST', path: `${site}/publish`, tags })
    .input(inFirm.extend({ pageIds: z.array(Id).max(10_000).default([]) }))
    .output(PublishOutcome),
  publishPage: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${page}/publish`, tags })
    .input(one)
    .output(SitePage),
  /** Takes a page off the site: from then on its address answers that it is gone. */
  unpublishPage: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${page}/unpublish`, tags })
    .input(one)
    .output(SitePage),
  /** When the page is published and taken off, without anybody there; null for never. */
  schedulePage: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path: `${page}/schedule`, tags })
    .input(one.extend({ publishOn: Instant.nullable(), unpublishOn: Instant.nullable() }))
    .output(SitePage),
  /** A link for who has no account; it shows the page as it is now and expires. */
  preview: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path: `${page}/preview`, tags })
    .input(one)
    .output(z.object({ url: z.string(), expiresAt: Instant })),
  listRedirects: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: `${site}/redirects`, tags })
    .input(inFirm)
    .output(z.object({ redirects: z.array(SiteRedirect) })),
  addRedirect: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${site}/redirects`, tags })
    .input(inFirm.extend(SiteRedirectInput.shape))
    .output(z.object({ redirects: z.array(SiteRedirect) })),
  removeRedirect: endpoint
    .meta({ needs: 'website:delete' })
    .route({ method: 'POST', path: `${site}/redirects/remove`, tags })
    .input(inFirm.extend({ source: Path }))
    .output(z.object({ redirects: z.array(SiteRedirect) })),
}
