import type { FieldProblem, FieldProblems } from '#contract/errors.ts'
import type { Translate } from '../i18n/texts.server.ts'
import { useT } from '../page-context.tsx'

/** A problem in words. `t` is of the namespace `problem`; a key without words is "not valid". */
export function problemText(t: Translate, problem: FieldProblem): string {
  const context = problem.params ? 'limit' : undefined
  const text = t(problem.key, { ...problem.params, context, defaultValue: '' })
  return text || t('invalid')
}

/** The words for a field's problem: `error={problemAt('email')}`; undefined when all is well. */
export function useProblems(problems: FieldProblems | undefined) {
  const t = useT('problem')
  return function problemAt(path: string): string | undefined {
    const problem = problems?.[path]
    return problem && problemText(t, problem)
  }
}
