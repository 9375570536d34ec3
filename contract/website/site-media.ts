import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'

export const maxMediaMebibytes = 20

/** Where the middle of what matters is: shares of the picture from its upper left. */
const Share = z.coerce.number().min(0, 'invalidNumber').max(1, 'invalidNumber')

export const SiteMediaInput = z.object({
  name: field.requiredText(120),
  /** What a picture shows, for who cannot see it. */
  alt: field.optionalText(300),
  focusX: Share,
  focusY: Share,
})
export type SiteMediaInput = z.infer<typeof SiteMediaInput>

/** A size of a picture that a browser can make: the part to cut, and how large it becomes. */
const WantedSize = z.object({
  shape: z.string(),
  cut: z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() }),
  width: z.int(),
  height: z.int(),
  type: z.string(),
})
export type WantedSize = z.infer<typeof WantedSize>

export const SiteMedia = z.object({
  id: field.Id,
  kind: z.enum(['picture', 'document']),
  name: z.string(),
  alt: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** 0 of what is no picture. */
  width: z.int(),
  height: z.int(),
  focusX: z.number(),
  focusY: z.number(),
  /** How many smaller sizes there are, and those that are still to be made. */
  sizes: z.int(),
  wanted: z.array(WantedSize),
  /** Titles of pages that show it. */
  usedOn: z.array(z.object({ pageId: field.Id, title: z.string() })),
  version: field.Version,
  createdAt: field.Instant,
})
export type SiteMedia = z.infer<typeof SiteMedia>

export const SiteMediaRow = SiteMedia.omit({ wanted: true, usedOn: true })
export type SiteMediaRow = z.infer<typeof SiteMediaRow>

export const SiteMediaQuery = listQuery({
  tabs: ['all', 'pictures', 'documents'],
  sorts: ['createdAt', 'name'],
  direction: 'descending',
  filters: {},
})
export type SiteMediaQuery = z.infer<typeof SiteMediaQuery>

const inFirm = z.object({ firmId: field.Id })
const one = inFirm.extend({ mediaId: field.Id })
const path = '/firms/{firmId}/site-media' as const
const at = `${path}/{mediaId}` as const
const tags = ['Website']

export const siteMediaContract = {
  ...listContract({
    base: path,
    tags,
    view: 'website:view',
    query: SiteMediaQuery,
    row: SiteMediaRow,
  }),
  /** Keeps a picture or a document for the site. Where a picture was taken is left out of the file. */
  upload: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(inFirm.extend({ file: z.file(), alt: field.optionalText(300) }))
    .output(SiteMedia),
  get: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one)
    .output(SiteMedia),
  /** Another focus has the smaller sizes made anew. */
  update: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'PUT', path: at, tags })
    .input(SiteMediaInput.extend(one.shape).extend({ version: field.Version }))
    .output(SiteMedia),
  /** Adds one of the wanted sizes, as a browser made it. */
  addSize: endpoint
    .meta({ needs: 'website:edit' })
    .route({ method: 'POST', path: `${at}/sizes`, tags })
    .input(
      one.extend({
        file: z.file(),
        shape: z.string().max(20),
        width: field.wholeNumber({ minimum: 1, maximum: 10_000 }),
      }),
    )
    .output(SiteMedia),
  /** Refused while a page shows it. */
  remove: endpoint
    .meta({ needs: 'website:delete' })
    .route({ method: 'DELETE', path: at, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  file: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path: `${at}/file`, tags })
    .input(one)
    .output(z.file()),
}
