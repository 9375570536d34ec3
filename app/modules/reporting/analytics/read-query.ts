import { readListQuery } from '#app/shell/list/list-query.ts'
import { AppError } from '#contract/core/errors.ts'
import { AnalysisQuery, conditionSigns, maxConditions } from '#contract/reporting/analytics.ts'

const Asked = AnalysisQuery.partial({ view: true })

/**
 * The question of an address, as links have it or as the form sends it: several boxes for measures, and
 * conditions in fields of their own, which are added to those that are there.
 */
export function readAnalysisQuery(request: Pick<Request, 'url'>): Partial<AnalysisQuery> {
  const { measures: _, where, ...query } = readListQuery(Asked, request)
  const given = new URL(request.url).searchParams
  const measures = given.getAll('measures').filter((name) => name !== '')
  const conditions = [...(where ?? '').split(','), ...typedConditions(given)].filter(
    (one) => one !== '',
  )
  return {
    ...query,
    ...(measures.length > 0 && { measures: measures.join(',') }),
    ...(conditions.length > 0 && { where: conditions.join(',') }),
  }
}

/** The same of an address that names what is asked about. @throws AppError not_found where it does not */
export function requireAnalysisQuery(request: Pick<Request, 'url'>): AnalysisQuery {
  const { view, ...query } = readAnalysisQuery(request)
  if (view === undefined) throw new AppError('not_found', 'No such analysis')
  return { ...query, view }
}

/** The conditions of a form, each in three fields whose names end with the place of its row. */
function typedConditions(given: URLSearchParams): string[] {
  return Array.from({ length: maxConditions }, (_, at) => {
    const [field, how, text] = ['field', 'how', 'text'].map(
      (name) => given.get(`${name}${at}`)?.trim() ?? '',
    )
    if (!field || !text) return ''
    const sign = how === 'not' || how === 'has' ? conditionSigns[how] : conditionSigns.is
    const values = text.split(';').map((value) => encodeURIComponent(value.trim()))
    return `${field}${sign}:${values.join('|')}`
  })
}
