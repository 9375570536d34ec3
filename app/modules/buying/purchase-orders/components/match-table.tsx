import { priceText } from '#app/shell/documents/draft/price-input.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, Tag } from '#app/ui/index.ts'
import type { MatchedLine } from '#contract/buying/bill-matching.ts'

type MatchTableProps = { lines: readonly MatchedLine[]; currency: string }

/** Ordered, received and billed, a line of the bill each, with what is more. */
export function MatchTable({ lines, currency }: MatchTableProps) {
  const t = useT('purchase-orders')
  const format = useFormat()
  const text = (value: string) => (value === '' ? '' : format.number(value))
  const price = (value: string) => priceText(value, currency, format)
  return (
    <Table caption={t('match.table')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('row.lines.description')}</HeadCell>
          <HeadCell isNumber>{t('match.ordered')}</HeadCell>
          <HeadCell isNumber>{t('match.received')}</HeadCell>
          <HeadCell isNumber>{t('match.billedBefore')}</HeadCell>
          <HeadCell isNumber>{t('match.thisBill')}</HeadCell>
          <HeadCell isNumber>{t('match.orderedPrice', { currency })}</HeadCell>
          <HeadCell isNumber>{t('match.billedPrice', { currency })}</HeadCell>
          <HeadCell>{t('match.findings')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <Cell place="name">{line.description}</Cell>
            <NumberCell place="line" stackedLabel={t('match.ordered')}>
              {`${text(line.ordered)} ${line.orderUnit}`.trim()}
            </NumberCell>
            <NumberCell place="line" stackedLabel={t('match.received')}>
              {text(line.received)}
            </NumberCell>
            <NumberCell place="line" stackedLabel={t('match.billedBefore')}>
              {text(line.billed)}
            </NumberCell>
            <NumberCell place="figure" stackedLabel={t('match.thisBill')}>
              {`${text(line.quantity)} ${line.unit}`.trim()}
            </NumberCell>
            <NumberCell place="line" stackedLabel={t('match.orderedPrice', { currency })}>
              {price(line.orderedPrice)}
            </NumberCell>
            <NumberCell place="line" stackedLabel={t('match.billedPrice', { currency })}>
              {price(line.unitPrice)}
            </NumberCell>
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
