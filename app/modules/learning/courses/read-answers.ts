import type { FormTree, FormValue } from '#app/shell/form/form-tree.ts'
import { isTree, textAt, textsAt } from '#app/shell/form/form-tree.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Answer, ShownQuestion } from '#contract/learning/attempts.ts'

/** The fields of an attempt's form by question, so that its answers can be read without their rules. */
export function readAnswers(
  data: FormTree,
  questions: readonly ShownQuestion[],
  language: Language,
): { questionId: string; answer: Answer }[] {
  return questions.flatMap((question) => {
    const sent = isTree(data.q) ? data.q[question.questionId] : undefined
    if (sent === undefined) return []
    return [{ questionId: question.questionId, answer: readAnswer(sent, question, language) }]
  })
}

function readAnswer(sent: FormValue, { kind, choices }: ShownQuestion, language: Language): Answer {
  switch (kind) {
    case 'single':
      return { kind, chosen: numberOf(textAt(sent, 'v')) }
    case 'multi':
      return { kind, chosen: textsAt(sent, 'v').flatMap((value) => numberOf(value) ?? []) }
    case 'text':
      return { kind, text: textAt(sent, 'v') }
    case 'number':
      return { kind, text: textAt(sent, 'v'), language }
    case 'order':
      return { kind, sequence: sequenceOf(sent, choices.length) }
    case 'pairs':
      return { kind, chosen: choices.map(({ key }) => numberOf(textAt(sent, `p${key}`))) }
  }
}

/** Things by the places that were chosen for them; none where a place is missing or taken twice. */
function sequenceOf(sent: FormValue, count: number): number[] {
  const places = Array.from({ length: count }, (_, key) => numberOf(textAt(sent, `p${key}`)))
  const isWhole = new Set(places).size === count && !places.includes(null)
  if (!isWhole) return []
  return places
    .map((place, key) => ({ place: place ?? 0, key }))
    .sort((one, other) => one.place - other.place)
    .map(({ key }) => key)
}

function numberOf(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}
