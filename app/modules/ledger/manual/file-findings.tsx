import { problemText } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { JournalFileOutcome } from '#contract/manual-entries.ts'

/** What is wrong with a file, line by line; nothing of it was taken. */
export function FileFindings({ problems }: Pick<JournalFileOutcome, 'problems'>) {
  const t = useT('ledger')
  const words = useT('problem')
  const { number } = useFormat()
  return (
    <Table caption={t('import.findings')} isCaptionShown density="compact">
      <thead>
        <tr>
          <HeadCell isNumber>{t('import.line')}</HeadCell>
          <HeadCell>{t('import.problem')}</HeadCell>
          <HeadCell>{t('import.text')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ line, key, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once and never reordered
          <tr key={at}>
            <NumberCell tone="soft">{number(line)}</NumberCell>
            <Cell tone="strong">{problemText(words, { key })}</Cell>
            <Cell tone="soft">{text}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
