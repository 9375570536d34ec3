import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { Blocks } from './blocks.ts'

const OptionalId = z.union([z.literal(''), field.Id]).default('')

export const sitePageKinds = ['page', 'post'] as const

/** As visitors see it: `changed` is published in an older version, `offline` was published once. */
export const sitePageStates = ['draft', 'scheduled', 'published', 'changed', 'offline'] as const
export const SitePageState = z.enum(sitePageStates)
export type SitePageState = z.infer<typeof SitePageState>

/** As many letters as Markdown of a page may have. */
export const maxPageText = 200_000

const PageText = z.string().max(maxPageText).default('')

export const SitePageInput = z.object({
  kind: z.enum(sitePageKinds).default('page'),
  language: field.Language,
  title: field.requiredText(200),
  /** The last part of its address; empty to make it of the title. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(80)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'siteSlug')
    .default(''),
  /** The same page in other languages has the same; empty for a page that is no translation. */
  groupId: OptionalId,
  /** The page that it stands below in the address, by its translation group. */
  parentGroupId: OptionalId,
  /** The whole page in Markdown; other blocks than text stand in fences `block:<kind>`. */
  text: PageText,
  /** What lists and feeds say of it; its first words where it is empty. */
  excerpt: field.optionalText(500),
  author: field.optionalText(120),
  tags: field.textList(field.requiredText(60), 20).default([]),
  /** For search engines; empty for the page's own. */
  seoTitle: field.optionalText(120),
  seoDescription: field.optionalText(320),
  /** Search engines are asked not to list it. */
  isHidden: z.boolean().default(false),
  /** A picture of the site's media, shown with links to the page. */
  pictureId: OptionalId,
})
export type SitePageInput = z.infer<typeof SitePageInput>

/** The page in another language of the site; `pageId` is null where it is missing. */
const Translation = z.object({
  language: field.Language,
  pageId: field.Id.nullable(),
  state: SitePageState.nullable(),
  /** The first language's page was changed since. */
  isOutdated: z.boolean(),
})

/** What readers would stumble over; `block` is the key of the block, empty for the page. */
const PageAdvice = z.object({ problem: z.string(), block: z.string(), about: z.string() })

export const SitePage = recordOf(SitePageInput).extend({
  blocks: Blocks,
  state: SitePageState,
  /** Number of the version that is being written, and of the one visitors see; null for none. */
  revision: z.int(),
  publishedRevision: z.int().nullable(),
  publishedAt: field.Instant.nullable(),
  publishAt: field.Instant.nullable(),
  unpublishAt: field.Instant.nullable(),
  /** When an author submitted it to be published, and who; null and empty where nobody waits. */
  submittedAt: field.Instant.nullable(),
  submittedByName: z.string(),
  /** Why it was sent back to its author; empty where it was not. */
  sentBack: z.string(),
  /** Where it is, or was last, within the site; null before it was published. */
  path: z.string().nullable(),
  translations: z.array(Translation),
  advice: z.array(PageAdvice),
  /** As search engines show it, about. */
  searchResult: z.object({ title: z.string(), address: z.string(), description: z.string() }),
})
export type SitePage = z.infer<typeof SitePage>

export const SitePageRow = SitePage.pick({
  id: true,
  kind: true,
  language: true,
  title: true,
  slug: true,
  groupId: true,
  state: true,
  path: true,
  publishedAt: true,
  updatedAt: true,
})
export type SitePageRow = z.infer<typeof SitePageRow>

export const SitePageListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['title', 'updatedAt'],
  filters: {
    language: field.Language.optional(),
    kind: z.enum(sitePageKinds).optional(),
    state: SitePageState.optional(),
  },
})
export type SitePageListQuery = z.infer<typeof SitePageListQuery>

/** A version of a page, without what it holds. */
export const SiteRevision = z.object({
  number: z.int(),
  savedAt: field.Instant,
  savedBy: z.string(),
  /** The version that it brought back; null for one that was written. */
  restoredFrom: z.int().nullable(),
  title: z.string(),
})
export type SiteRevision = z.infer<typeof SiteRevision>

/** Words that were taken out, put in, or stayed. */
const WordChange = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

/** What differs between two versions, in the order of the later one. */
export const SiteDifference = z.object({
  before: SiteRevision,
  after: SiteRevision,
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  blocks: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      type: z.string(),
      key: z.string(),
      isMoved: z.boolean(),
      /** Empty where settings changed and no words. */
      words: z.array(WordChange),
    }),
  ),
})
export type SiteDifference = z.infer<typeof SiteDifference>

const one = z.object({ firmId: field.Id, sitePageId: field.Id })
const at = '/firms/{firmId}/site-pages/{sitePageId}' as const
const tags = ['Website']

export const sitePagesContract = {
  ...registerContract({
    path: 'site-pages',
    tag: 'Website',
    view: 'website:view',
    edit: 'website:edit',
    one,
    onePath: '{sitePageId}',
    input: SitePageInput,
    query: SitePageListQuery,
    row: SitePageRow,
    record: SitePage,
    bulk: ['archive', 'restore'],
    summaries: {
      list: "Lists the pages and posts of the firm's own website.",
      get: "Reads a page of the firm's own website with its blocks.",
      create: "Drafts a page of the firm's own website; nobody sees it until it is published.",
    },
  }),
  /** Courses that a block may show: those that anybody may order. */
  courses: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'GET', path: '/firms/{firmId}/site-courses', tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(z.object({ id: field.Id, name: z.string() })) })),
  /** Writes the blocks of a page anew, as data. */
  setBlocks: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'PUT', path: `${at}/blocks`, tags })
    .input(one.extend({ blocks: Blocks, version: field.Version }))
    .output(SitePage),
  /** Makes a draft of the page in another language of the site, with its text to be translated. */
  translate: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path: `${at}/translations`, tags, successStatus: 201 })
    .input(one.extend({ language: field.Language }))
    .output(SitePage),
  /** Asks who may publish for it: authors hand their pages in. */
  submit: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path: `${at}/submit`, tags })
    .input(one)
    .output(SitePage),
  withdraw: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path: `${at}/withdraw`, tags })
    .input(one)
    .output(SitePage),
  /** Gives a page that was submitted back to its author, who is told why. */
  sendBack: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'POST', path: `${at}/send-back`, tags })
    .input(one.extend({ reason: field.requiredText(500) }))
    .output(SitePage),
  listRevisions: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: `${at}/revisions`, tags })
    .input(one)
    .output(z.object({ revisions: z.array(SiteRevision) })),
  /** What differs between two versions; without `from` to the one before. */
  compare: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: `${at}/revisions/{number}`, tags })
    .input(
      one.extend({
        number: field.wholeNumber({ minimum: 1 }),
        from: field.wholeNumber({ minimum: 1 }).optional(),
      }),
    )
    .output(SiteDifference),
  /** Brings an older version back as a new one. */
  restoreRevision: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path: `${at}/revisions/{number}/restore`, tags })
    .input(one.extend({ number: field.wholeNumber({ minimum: 1 }), version: field.Version }))
    .output(SitePage),
}
