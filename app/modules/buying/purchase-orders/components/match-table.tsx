import { priceText } from '#app/shell/documents/draft/price-input.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag } from '#app/ui/index.ts'
import type { MatchedLine } from '#contract/buying/bill-matching.ts'

type MatchTableProps = { lines: readonly MatchedLine[]; currency: string }

/** Ordered, received and billed, a line of the bill each, with what is more. */
export function MatchTable({ lines, currency }: MatchTableProps) {
  const t = useT('purchase-orders')
  const format = useFormat()
  const text = (value: string) => (value === '' ? '' : format.number(value))
  const price = (value: string) => priceText(value, currency, format)
  return (
    <RowsTable
      caption={t('match.table')}
      isStacked
      rows={lines}
      keyOf={(line) => line.position}
      columns={[
        { head: t('row.lines.description'), place: 'name', cell: (line) => line.description },
        {
          head: t('match.ordered'),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.ordered'),
          cell: (line) => `${text(line.ordered)} ${line.orderUnit}`.trim(),
        },
        {
          head: t('match.received'),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.received'),
          cell: (line) => text(line.received),
        },
        {
          head: t('match.billedBefore'),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.billedBefore'),
          cell: (line) => text(line.billed),
        },
        {
          head: t('match.thisBill'),
          isNumber: true,
          place: 'figure',
          stackedLabel: t('match.thisBill'),
          cell: (line) => `${text(line.quantity)} ${line.unit}`.trim(),
        },
        {
          head: t('match.orderedPrice', { currency }),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.orderedPrice', { currency }),
          cell: (line) => price(line.orderedPrice),
        },
        {
          head: t('match.billedPrice', { currency }),
          isNumber: true,
          place: 'line',
          stackedLabel: t('match.billedPrice', { currency }),
          cell: (line) => price(line.unitPrice),
        },
        {
          head: t('match.findings'),
          place: 'detail',
          cell: (line) => (
            <>
              {line.orderLineId === null ? t('match.none') : null}
              {line.findings.map((finding) => (
                <Tag key={finding}>{t(`finding.${finding}`)}</Tag>
              ))}
            </>
          ),
        },
      ]}
    />
  )
}
