import type { FieldProblems } from '#contract/core/errors.ts'

type LineProblems = Record<string, Record<string, string>>

/** The words for problems of lines, by the line's place and the name of the field in it. */
export function lineProblems(
  problems: FieldProblems | undefined,
  wordsAt: (path: string) => string | undefined,
): LineProblems {
  const found: LineProblems = {}
  for (const path of Object.keys(problems ?? {})) {
    const [, at, name] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
    const words = wordsAt(path)
    if (!at || !name || !words) continue
    found[at] = { ...found[at], [name === 'discount' ? 'discount.value' : name]: words }
  }
  return found
}
