import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, Instant, requiredText, Version } from '../core/fields.ts'
import { ReportName, ReportQuery } from './reports.ts'

/** When a saved report leaves by mail, at six in the morning where the firm is. */
export const MailRhythm = z.enum(['never', 'day', 'week', 'month'])
export type MailRhythm = z.infer<typeof MailRhythm>

/** To whom something saved is mailed. */
export const PlannedMail = z.object({
  rhythm: MailRhythm,
  to: z.array(z.string()),
  /** Null where it is never sent. */
  nextAt: Instant.nullable(),
})

/** A report with everything that was chosen on its page; a period such as last month moves on. */
export const SavedReport = z.object({
  id: Id,
  name: z.string(),
  report: ReportName,
  query: ReportQuery,
  /** Whether the other members who may read reports see it, too. */
  isShared: z.boolean(),
  /** Who saved it; they and nobody else change it. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  mail: PlannedMail,
  /** What it is on the caller's own dashboard; null where it is not pinned there. */
  pinId: Id.nullable(),
  version: z.int(),
})
export type SavedReport = z.infer<typeof SavedReport>

const Choices = z.object({
  name: requiredText(120),
  isShared: z.boolean().default(false),
})

export const NewSavedReport = Choices.extend({
  firmId: Id,
  report: ReportName,
  query: ReportQuery.default({}),
})
export type NewSavedReport = z.infer<typeof NewSavedReport>

export const SavedReportChange = Choices.extend({
  firmId: Id,
  savedReportId: Id,
  rhythm: MailRhythm.default('never'),
  /** Addresses of whoever gets it as PDF. */
  to: z.array(Email).max(5, 'tooMany').default([]),
  version: Version,
}).refine(({ rhythm, to }) => rhythm === 'never' || to.length > 0, {
  path: ['to'],
  message: 'required',
})
export type SavedReportChange = z.infer<typeof SavedReportChange>

const path = '/firms/{firmId}/saved-reports' as const
const tags = ['Reports']
const one = z.object({ firmId: Id, savedReportId: Id })

export const savedReportsContract = {
  /**
   * One's own and those that are shared, by name; for whoever manages the members also what others have
   * mailed.
   */
  list: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(SavedReport)),
  create: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(NewSavedReport)
    .output(SavedReport),
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/{savedReportId}`, tags })
    .input(one)
    .output(SavedReport),
  update: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'PUT', path: `${path}/{savedReportId}`, tags })
    .input(SavedReportChange)
    .output(SavedReport),
  /** Ends the mails of anybody's saved report, also of one that is not shared. */
  stop: endpoint
    .meta({ needs: 'member:edit' })
    .route({ method: 'POST', path: `${path}/{savedReportId}/stop`, tags })
    .input(one)
    .output(z.object({ id: Id })),
  delete: endpoint
    .meta({ needs: 'report:delete' })
    .route({ method: 'DELETE', path: `${path}/{savedReportId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
