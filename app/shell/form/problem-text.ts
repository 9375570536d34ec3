import type { FieldProblem, FieldProblems } from '#contract/errors.ts'
import type { Format } from '../format.ts'
import type { Translate } from '../i18n/translate.ts'
import { useFormat, useT } from '../page-context.tsx'

/**
 * A problem in words. `t` is of the namespace `problem`; a key without words is "not valid".
 * With a format, dates among the params are written as the language does.
 */
export function problemText(t: Translate, { key, params }: FieldProblem, format?: Format): string {
  const context = params ? 'limit' : undefined
  const text = t(key, { ...params, ...datesOf(params, format), context, defaultValue: '' })
  return text || t('invalid')
}

/** The first of some problems in words, where there is room for one alone, as in a toast. */
export function firstProblemText(t: Translate, problems: FieldProblems, format?: Format): string {
  return problemText(t, Object.values(problems)[0] ?? { key: 'invalid' }, format)
}

function datesOf(params: FieldProblem['params'] = {}, format?: Format): Record<string, string> {
  const dates = Object.entries(params).filter(([, value]) => /^\d{4}-\d\d-\d\d$/.test(`${value}`))
  if (!format) return {}
  return Object.fromEntries(
    dates.map(([name, value]) => [name, format.date(String(value), 'medium')]),
  )
}

/** The words for a field's problem: `error={problemAt('email')}`; undefined when all is well. */
export function useProblems(problems: FieldProblems | undefined) {
  const t = useT('problem')
  const format = useFormat()
  return function problemAt(path: string): string | undefined {
    const problem = problems?.[path]
    return problem && problemText(t, problem, format)
  }
}
