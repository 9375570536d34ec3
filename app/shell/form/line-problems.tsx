import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
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
    <Table caption={caption} isCaptionShown={isCaptionShown} density="compact">
      <thead>
        <tr>
          <HeadCell isNumber>{heads.line}</HeadCell>
          <HeadCell>{heads.problem}</HeadCell>
          <HeadCell>{heads.text}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, problem, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once and never reordered
          <tr key={at}>
            <NumberCell tone="soft">{number(line)}</NumberCell>
            <Cell tone="strong">{problem}</Cell>
            <Cell tone="soft">{text}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
