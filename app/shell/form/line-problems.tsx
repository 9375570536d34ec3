import { RowsTable } from '#app/ui/index.ts'
import { useFormat } from '../page-context.tsx'

type LineProblemsProps = {
  caption: string
  isCaptionShown?: boolean
  heads: { line: string; problem: string; text: string }
  rows: readonly { line: number; problem: string; text: string }[]
}

/** What is wrong with a file, line by line. */
export function LineProblems({ caption, isCaptionShown, heads, rows }: LineProblemsProps) {
  const { number } = useFormat()
  return (
    <RowsTable
      caption={caption}
      isCaptionShown={isCaptionShown}
      density="compact"
      rows={rows}
      keyOf={(_, at) => at}
      columns={[
        { head: heads.line, isNumber: true, tone: 'soft', cell: ({ line }) => number(line) },
        { head: heads.problem, tone: 'strong', cell: ({ problem }) => problem },
        { head: heads.text, tone: 'soft', cell: ({ text }) => text },
      ]}
    />
  )
}
