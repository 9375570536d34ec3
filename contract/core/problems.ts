import type { FieldProblem, FieldProblems } from './errors.ts'

/** What zod and Standard Schema issues share, and what zod adds. */
type Issue = {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
  code?: string | undefined
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  /** Of an issue of our own: what its words name. */
  params?: Record<string, unknown> | undefined
}

/** Problems of a failed parse, by field path, in the words of the `problem` texts. */
export function fieldProblems(error: { issues: readonly Issue[] }): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of error.issues) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.')
    problems[path] ??= problemOf(issue)
  }
  return problems
}

function problemOf(issue: Issue): FieldProblem {
  if (/^[a-z][A-Za-z]+$/.test(issue.message)) {
    const params = textParams(issue.params)
    return params ? { key: issue.message, params } : { key: issue.message }
  }
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { key: 'required' }
        : { key: 'tooSmall', params: { minimum: Number(issue.minimum) } }
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'tooLong', params: { maximum: Number(issue.maximum) } }
        : { key: 'tooLarge', params: { maximum: Number(issue.maximum) } }
    case 'invalid_type':
      return { key: 'required' }
    default:
      return { key: 'invalid' }
  }
}

function textParams(params: Issue['params']): Record<string, string> | undefined {
  const texts = Object.entries(params ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
