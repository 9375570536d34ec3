import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import type {
  FormattedText,
  ShownQuestion,
  SubmittedQuestion,
} from '#contract/learning/attempts.ts'

/**
 * The Markdown texts of questions as HTML, by what they say; plain texts, and HTML of other programs'
 * files, are not in it: they are shown as words.
 */
export function withHtml(
  questions: readonly (ShownQuestion | SubmittedQuestion)[],
): Record<string, string> {
  const markdown = makeMarkdown()
  const texts = questions.flatMap((question): (FormattedText | null)[] => [
    question.prompt,
    'explanation' in question ? question.explanation : null,
  ])
  return Object.fromEntries(
    texts.flatMap((text) =>
      text?.format === 'markdown' ? [[text.text, markdown.render(text.text)]] : [],
    ),
  )
}
