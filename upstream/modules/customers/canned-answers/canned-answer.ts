import { type AnswerField, answerFields } from '#contract/customers/canned-answers.ts'

/** Words that are written often, in one language. `{name}` is a field. */
export type CannedAnswer = { language: string; text: string }

const field = /\{(\w+)\}/g

/** Fields in a text that nothing fills in, each once: a form refuses them. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = answerFields
  const named = [...text.matchAll(field)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !known.includes(name))
}

/** The answer in the language of the reader, else in the firm's, else the first. */
export function answerIn<Answer extends CannedAnswer>(
  answers: readonly Answer[],
  language: string,
  firmLanguage: string,
): Answer | undefined {
  const inLanguage = (wanted: string) => answers.find((answer) => answer.language === wanted)
  return inLanguage(language) ?? inLanguage(firmLanguage) ?? answers[0]
}

/**
 * Puts values into a text. Values are taken as they are: braces in a customer's name are no field. What
 * has no value stays in its braces and is named, so that nobody sends it unseen.
 */
export function fillAnswer(
  text: string,
  values: Readonly<Partial<Record<AnswerField, string>>>,
): { text: string; missing: string[] } {
  const missing = new Set<string>()
  const filled = text.replace(field, (gap, name: string) => {
    const value = answerFields.find((one) => one === name)
    const found = value === undefined ? undefined : values[value]
    if (found !== undefined && found !== '') return found
    missing.add(name)
    return gap
  })
  return { text: filled, missing: [...missing] }
}
