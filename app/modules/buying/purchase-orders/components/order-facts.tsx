import { billPath } from '#app/modules/buying/bills/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { UnusualNote } from '#app/shell/documents/detail/unusual-note.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, FactList, Figure, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import { OrderLines } from './order-lines.tsx'

/** What was ordered, and what of it arrived and is billed. */
export function OrderFacts({ record }: { record: PurchaseOrder }) {
  const t = useT('purchase-orders')
  const { money } = useFormat()
  const { totals, currency, reason, state } = record
  return (
    <>
      {state === 'draft' && reason !== '' && (
        <Band tone="bad" title={t('detail.rejected')}>
          <p>{reason}</p>
        </Band>
      )}
      <UnusualNote of={record} unusual={record.unusual} party="Supplier" />
      <Rules columns="three">
        <Figure label={t('list.net')} value={money(totals.net, currency)} />
        <Figure label={t('detail.tax')} value={money(totals.tax, currency)} />
        <Figure label={t('list.total')} value={money(totals.total, currency)} />
      </Rules>
      <Rules>
        <RulesCell title={t('detail.lines')} isFlush>
          <OrderLines record={record} />
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <Facts record={record} />
        </RulesCell>
      </Rules>
    </>
  )
}

function Facts({ record }: { record: PurchaseOrder }) {
  const t = useT('purchase-orders')
  const { date, dateTime } = useFormat()
  const { firm, can } = useFirm()
  const { supplierId, supplierName, expectedDate, bills, notes, internalNote, sentAt } = record
  const facts = [
    {
      term: t('list.supplier'),
      value: can('party:view') ? (
        <a className={text.link} href={partyPath(firm.firmId, supplierId)}>
          {supplierName}
        </a>
      ) : (
        supplierName
      ),
    },
    { term: t('field.issueDate'), value: date(record.issueDate, 'long') },
    { term: t('field.expectedDate'), value: expectedDate ? date(expectedDate, 'long') : '' },
    { term: t('state.sent'), value: sentAt ? dateTime(sentAt) : '' },
    {
      term: t('detail.bills'),
      value:
        bills.length === 0
          ? ''
          : bills.map(({ id, number }) => (
              <span key={id}>
                <a className={text.link} href={billPath(firm.firmId, id)}>
                  {number || t('list.noNumber')}
                </a>{' '}
              </span>
            )),
    },
    { term: t('field.notes'), value: notes },
    { term: t('field.internalNote'), value: internalNote },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}
