import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, Id } from '../core/fields.ts'
import { ReportColumn, ReportName, ReportQuery } from './reports.ts'

/** As many cards one person may have: each is worked out anew whenever the dashboard is opened. */
export const maxPins = 12

/** How a pinned report is shown: what it comes to, a small picture, or its first rows. */
export const PinLook = z.enum(['figure', 'chart', 'table'])
export type PinLook = z.infer<typeof PinLook>

/** A row of a report by its first figure: minor units of the currency, or decimal text. */
export const ReportFigure = z.object({
  label: z.string(),
  amount: z.int().optional(),
  number: z.string().optional(),
})
export type ReportFigure = z.infer<typeof ReportFigure>

/** What a report says in one figure a row. */
export const ReportFigures = z.object({
  currency: CurrencyCode,
  unit: ReportColumn.shape.kind,
  /** What the figures are called. */
  column: z.string(),
  /** The last sum or result; null where there is none. */
  total: ReportFigure.nullable(),
  rows: z.array(ReportFigure),
})
export type ReportFigures = z.infer<typeof ReportFigures>

/** A saved report on somebody's dashboard, as they may see it now. */
export const ReportPin = ReportFigures.extend({
  id: Id,
  savedReportId: Id,
  name: z.string(),
  look: PinLook,
  report: ReportName,
  query: ReportQuery,
  /** The days it is about. */
  subtitle: z.string(),
  /** What its rows are of, such as customers or months; empty where the report does not say. */
  rowName: z.string(),
  /** Whether a picture stands in the order of time, or the largest first. */
  kind: z.enum(['columns', 'bars']),
  /** How many rows stand in the report and not here. */
  moreRows: z.int(),
})
export type ReportPin = z.infer<typeof ReportPin>

const path = '/firms/{firmId}/report-pins' as const
const tags = ['Reports']
const one = z.object({ firmId: Id, reportPinId: Id })

export const reportPinsContract = {
  /** One's own, in their order; without those that one may not see any more. */
  list: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(ReportPin)),
  /** Pins a saved report behind the others; one that is pinned keeps its place and changes its look. */
  create: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(z.object({ firmId: Id, savedReportId: Id, look: PinLook.default('figure') }))
    .output(z.object({ id: Id })),
  update: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'PUT', path: `${path}/{reportPinId}`, tags })
    .input(
      one.extend({ look: PinLook, step: z.enum(['stay', 'earlier', 'later']).default('stay') }),
    )
    .output(z.object({ id: Id })),
  delete: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'DELETE', path: `${path}/{reportPinId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
