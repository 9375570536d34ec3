import { LineProblems } from '#app/shell/form/line-problems.tsx'
import { problemText } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { JournalFileOutcome } from '#contract/books/manual-entries.ts'

/** What is wrong with a file, line by line; nothing of it was taken. */
export function FileFindings({ problems }: Pick<JournalFileOutcome, 'problems'>) {
  const t = useT('ledger')
  const words = useT('problem')
  const format = useFormat()
  return (
    <LineProblems
      caption={t('import.findings')}
      isCaptionShown
      heads={{ line: t('import.line'), problem: t('import.problem'), text: t('import.text') }}
      rows={problems.map(({ line, key, text }) => ({
        line,
        text,
        problem: problemText(words, { key }, format),
      }))}
    />
  )
}
