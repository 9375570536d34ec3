import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, Tag } from '#app/ui/index.ts'
import type { MatchedLine } from '#contract/bill-matching.ts'

/** Ordered, received and billed, a line of the bill each, with what is more. */
export function MatchTable({ lines }: { lines: readonly MatchedLine[] }) {
  const t = useT('purchase-orders')
  const { number } = useFormat()
  const text = (value: string) => (value === '' ? '' : number(value))
  return (
    <Table caption={t('match.table')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('row.lines.description')}</HeadCell>
          <HeadCell isNumber>{t('match.ordered')}</HeadCell>
          <HeadCell isNumber>{t('match.received')}</HeadCell>
          <HeadCell isNumber>{t('match.billedBefore')}</HeadCell>
          <HeadCell isNumber>{t('match.thisBill')}</HeadCell>
          <HeadCell isNumber>{t('match.orderedPrice')}</HeadCell>
          <HeadCell isNumber>{t('match.billedPrice')}</HeadCell>
          <HeadCell>{t('match.findings')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <Cell place="name">{line.description}</Cell>
            <NumberCell>{`${text(line.ordered)} ${line.orderUnit}`.trim()}</NumberCell>
            <NumberCell>{text(line.received)}</NumberCell>
            <NumberCell>{text(line.billed)}</NumberCell>
            <NumberCell place="figure">{`${text(line.quantity)} ${line.unit}`.trim()}</NumberCell>
            <NumberCell>{text(line.orderedPrice)}</NumberCell>
            <NumberCell>{text(line.unitPrice)}</NumberCell>
            <Cell place="detail">
              {line.orderLineId === null ? t('match.none') : null}
              {line.findings.map((finding) => (
                <Tag key={finding}>{t(`finding.${finding}`)}</Tag>
              ))}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
