import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { DocumentKind } from '../document-kind.ts'
import { keptPlaces } from './draft-of-form.ts'

/** A refusal with all lines as they were typed: its problems name their places in the form. */
export function asTyped(
  kind: DocumentKind,
  form: Form,
  refusal?: Refusal,
  isEmpty = false,
): Refusal {
  const places = keptPlaces(kind, form)
  const problems = Object.entries(refusal?.problems ?? {}).map(([path, problem]) => {
    if (path === kind.party.field && problem.key === 'invalid' && textAt(form.values, path) === '')
      return [path, { key: 'required' }] as const
    const [, at, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? []
    return [at === undefined ? path : `lines.${places[Number(at)] ?? at}${rest}`, problem] as const
  })
  if (isEmpty) problems.push(['lines', { key: 'noLines' }])
  return { ...refusal, values: form.values, problems: Object.fromEntries(problems) }
}
