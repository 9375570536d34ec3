import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PersonId } from './projects.ts'

/** As many days as one report takes in. */
export const maxReportDays = 366

/** The days of a report, both included; without them the four weeks up to today. */
export const WorkReportQuery = z.object({
  from: field.DateOnly.optional(),
  to: field.DateOnly.optional(),
  /** Of whom alone; of everybody that the caller may see where nobody is named. */
  personId: PersonId,
})
export type WorkReportQuery = z.infer<typeof WorkReportQuery>

const effort = {
  /** Estimates of tasks, as far as the plan has them on these days. */
  plannedSeconds: z.int(),
  workedSeconds: z.int(),
  /** Worked more than planned: positive. */
  differenceSeconds: z.int(),
}

const sums = {
  ...effort,
  billableSeconds: z.int(),
  /** What was to be worked by calendars, without holidays and leave; null where not all time is seen. */
  capacitySeconds: z.int().nullable(),
  /** Billable of capacity, and of what was worked, in per cent; null where there is none of it. */
  utilisationPercent: z.string().nullable(),
  billablePercent: z.string().nullable(),
}

export const PersonReport = z.object({
  /** Empty for tasks that nobody is assigned to. */
  personId: z.string(),
  personName: z.string(),
  ...sums,
  projects: z.array(
    z.object({
      /** Empty for time on no project. */
      projectId: z.string(),
      project: z.string(),
      ...effort,
    }),
  ),
  /** Working days before today, and since the firm records time, without an entry; null where not all is seen. */
  emptyDays: z.array(field.DateOnly).nullable(),
})
export type PersonReport = z.infer<typeof PersonReport>

export const WorkReport = z.object({
  from: field.DateOnly,
  to: field.DateOnly,
  people: z.array(PersonReport),
  total: z.object(sums),
  /** Whether others are shown by the projects alone that the caller reaches. */
  isPartial: z.boolean(),
})
export type WorkReport = z.infer<typeof WorkReport>

const tags = ['Time']
const asked = WorkReportQuery.extend({ firmId: field.Id })

/** Plan against actual: of oneself, or of everybody for who approves time. */
export const workReportContract = {
  get: endpoint
    .meta({ needs: 'time:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/work-report',
      tags,
      summary:
        'Reads planned and worked hours by person and project, utilisation and days without time entries.',
    })
    .input(asked)
    .output(WorkReport),
  /** The same as CSV. */
  file: endpoint
    .meta({ needs: 'time:view', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/work-report/file', tags })
    .input(asked)
    .output(z.file()),
}
