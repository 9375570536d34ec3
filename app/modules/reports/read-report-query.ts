import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { ReportQuery } from '#contract/reports.ts'

/** What the form of a report's page sends beside the query: the time of the day that it names. */
const Typed = ReportQuery.extend({
  knownTime: z
    .string()
    .regex(/^\d\d:\d\d(:\d\d)?$/)
    .optional(),
})

/**
 * What the address of a report's page asks. Day and time are two fields there, and one moment in the
 * query; `lacksDay` where the time alone is given, which then stays as it was typed.
 */
export function readReportQuery(request: Pick<Request, 'url'>) {
  const { knownTime, ...query } = readListQuery(Typed, request)
  if (knownTime === undefined) return { query, knownTime, lacksDay: false }
  const { knownOn, ...rest } = query
  if (knownOn === undefined) return { query, knownTime, lacksDay: true }
  const at = ReportQuery.shape.knownAt.safeParse(`${knownOn}T${knownTime}`)
  const moment = at.success ? { ...rest, knownAt: at.data } : query
  return { query: moment, knownTime: undefined, lacksDay: false }
}
