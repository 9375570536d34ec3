import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  FactList,
  Figure,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
} from '#app/ui/index.ts'
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
    <Table caption={t('parts.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('parts.item')}</HeadCell>
          <HeadCell isNumber>{t('parts.needed')}</HeadCell>
          <HeadCell isNumber>{t('parts.used')}</HeadCell>
          <HeadCell isNumber>{t('parts.onHand')}</HeadCell>
          <HeadCell>{t('field.unit')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ itemId, sku, name, unit, needed, used, onHand }) => (
          <tr key={itemId}>
            <NameCell href={`/firms/${firm.firmId}/stock/${itemId}`}>
              {[sku, name].filter(Boolean).join(' ')}
            </NameCell>
            <NumberCell place="figure" stackedLabel={t('parts.needed')}>
              {number(needed)}
            </NumberCell>
            <NumberCell place="detail" stackedLabel={t('parts.used')}>
              {number(used)}
            </NumberCell>
            <NumberCell place="secondDetail" stackedLabel={t('parts.onHand')}>
              {number(onHand)}
            </NumberCell>
            <Cell place="state">{unit}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Runs({ record: { runs } }: { record: ProductionOrder }) {
  const t = useT('production-orders')
  const { number, date, amount } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  const hasCost = can('stock:cost')
  return (
    <Table caption={t('runs.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.number')}</HeadCell>
          <HeadCell>{t('runs.date')}</HeadCell>
          <HeadCell isNumber>{t('field.made')}</HeadCell>
          <HeadCell isNumber>{t('field.scrapped')}</HeadCell>
          {hasCost && <HeadCell isNumber>{t('runs.cost', { currency })}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.stockDocumentId}>
            <NameCell href={`/firms/${firm.firmId}/stock/documents/${run.stockDocumentId}`}>
              {run.isUndone ? t('runs.undone', { number: run.number }) : run.number}
            </NameCell>
            <Cell place="detail">{date(run.date)}</Cell>
            <NumberCell place="figure" stackedLabel={t('field.made')}>
              {number(run.made)}
            </NumberCell>
            <NumberCell place="secondDetail" stackedLabel={t('field.scrapped')}>
              {number(run.scrapped)}
            </NumberCell>
            {hasCost && (
              <NumberCell place="state">
                {run.cost === null ? '' : amount(run.cost, currency)}
              </NumberCell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
