import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'

/** All of a firm as it was at an instant, kept among its files for a while. */
export const FirmCopy = z.object({
  id: Id,
  at: Instant,
  /** Who had it kept; empty for one of a night. */
  by: z.string(),
  bytes: z.int(),
})
export type FirmCopy = z.infer<typeof FirmCopy>

export const FirmCopies = z.object({
  /** The newest first. */
  rows: z.array(FirmCopy),
  /** Whether one is kept each night after which something is different. */
  isNightly: z.boolean(),
})
export type FirmCopies = z.infer<typeof FirmCopies>

/** So many that somebody had kept stay; the oldest goes when one more is made. */
export const maxCopiesByHand = 5
/** Those of nights stay as many days; the newest of all stays in any case. */
export const copyDays = 30

const path = '/firms/{firmId}/copies' as const
const tags = ['Exports']
const one = z.object({ firmId: Id, copyId: Id })

export const firmCopiesContract = {
  list: endpoint
    .meta({ needs: 'firm:export', isOfAll: true })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(FirmCopies),
  get: endpoint
    .meta({ needs: 'firm:export', isOfAll: true })
    .route({ method: 'GET', path: `${path}/{copyId}`, tags })
    .input(one)
    .output(FirmCopy),
  /** Keeps the firm as it is now. A firm whose archive could not be brought back is not kept. */
  keep: endpoint
    .meta({ needs: 'firm:export', isHeavy: true, isOfAll: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(z.object({ firmId: Id }))
    .output(FirmCopy),
  /** Has one kept each night, or no more. */
  setNightly: endpoint
    .meta({ needs: 'firm:export', isOfAll: true })
    .route({ method: 'PUT', path: `${path}/nightly`, tags })
    .input(z.object({ firmId: Id, isNightly: z.stringbool().or(z.boolean()) }))
    .output(FirmCopies),
  /** Whether the file may be taken now: whoever takes it shows who they are a moment before. */
  prepareFile: endpoint
    .meta({ needs: 'firm:export', isReading: true, isOfAll: true })
    .route({ method: 'POST', path: `${path}/{copyId}/file`, tags })
    .input(one)
    .output(z.object({ isReady: z.literal(true) })),
  /** The archive itself: a firm as it was then can be made of it beside this one. */
  file: endpoint
    .meta({ needs: 'firm:export', isHeavy: true, isOfAll: true })
    .route({ method: 'GET', path: `${path}/{copyId}/file`, tags })
    .input(one)
    .output(z.file()),
  remove: endpoint
    .meta({ needs: 'firm:export', isOfAll: true })
    .route({ method: 'DELETE', path: `${path}/{copyId}`, tags })
    .input(one)
    .output(FirmCopies),
}
