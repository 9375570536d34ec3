import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Figure, RowsTable, Rules, RulesCell } from '#app/ui/index.ts'
import type { ProductionOrder } from '#contract/stock/production-orders.ts'

/** What is to be made and was, what that takes, and what each time cost. */
export function ProductionFacts({ record }: { record: ProductionOrder }) {
  const t = useT('production-orders')
  const { number, date } = useFormat()
  const { quantity, made, scrapped, left, unit, dueDate, notes, runs } = record
  const much = (text: string) => `${number(text)} ${unit}`.trim()
  const facts = [
    { term: t('field.dueDate'), value: date(dueDate, 'long') },
    { term: t('field.scrapped'), value: scrapped === '0' ? '' : much(scrapped) },
    { term: t('field.notes'), value: notes },
  ]
  return (
    <>
      <Rules columns="three">
        <Figure label={t('field.quantity')} value={much(quantity)} />
        <Figure label={t('field.made')} value={much(made)} />
        <Figure label={t('field.left')} value={much(left)} />
      </Rules>
      <Rules>
        <RulesCell title={t('parts.title')} isFlush>
          <Parts record={record} />
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <FactList facts={facts.filter(({ value }) => value !== '')} />
        </RulesCell>
      </Rules>
      {runs.length > 0 && (
        <Rules>
          <RulesCell title={t('runs.title')} isFlush>
            <Runs record={record} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

function Parts({ record: { parts } }: { record: ProductionOrder }) {
  const t = useT('production-orders')
  const { number } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('parts.title')}
      isStacked
      rows={parts}
      keyOf={({ itemId }) => itemId}
      columns={[
        {
          head: t('parts.item'),
          href: ({ itemId }) => `/firms/${firm.firmId}/stock/${itemId}`,
          cell: ({ sku, name }) => [sku, name].filter(Boolean).join(' '),
        },
        {
          head: t('parts.needed'),
          isNumber: true,
          place: 'figure',
          stackedLabel: t('parts.needed'),
          cell: ({ needed }) => number(needed),
        },
        {
          head: t('parts.used'),
          isNumber: true,
          place: 'detail',
          stackedLabel: t('parts.used'),
          cell: ({ used }) => number(used),
        },
        {
          head: t('parts.onHand'),
          isNumber: true,
          place: 'secondDetail',
          stackedLabel: t('parts.onHand'),
          cell: ({ onHand }) => number(onHand),
        },
        { head: t('field.unit'), place: 'state', cell: ({ unit }) => unit },
      ]}
    />
  )
}

function Runs({ record: { runs } }: { record: ProductionOrder }) {
  const t = useT('production-orders')
  const { number, date, amount } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  const hasCost = can('stock:cost')
  return (
    <RowsTable
      caption={t('runs.title')}
      isStacked
      rows={runs}
      keyOf={(run) => run.stockDocumentId}
      columns={[
        {
          head: t('field.number'),
          href: (run) => `/firms/${firm.firmId}/stock/documents/${run.stockDocumentId}`,
          cell: (run) => (run.isUndone ? t('runs.undone', { number: run.number }) : run.number),
        },
        { head: t('runs.date'), place: 'detail', cell: (run) => date(run.date) },
        {
          head: t('field.made'),
          isNumber: true,
          place: 'figure',
          stackedLabel: t('field.made'),
          cell: (run) => number(run.made),
        },
        {
          head: t('field.scrapped'),
          isNumber: true,
          place: 'secondDetail',
          stackedLabel: t('field.scrapped'),
          cell: (run) => number(run.scrapped),
        },
        hasCost && {
          head: t('runs.cost', { currency }),
          isNumber: true,
          place: 'state',
          cell: (run) => (run.cost === null ? '' : amount(run.cost, currency)),
        },
      ]}
    />
  )
}
