import { centreLabel } from '#app/modules/books/cost-centres/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { RowsTable, text } from '#app/ui/index.ts'
import type { ExpenseLine } from '#contract/buying/expense-parts.ts'
import type { Expense, ExpenseChoices } from '#contract/buying/expenses.ts'
import { categoryName, rateOf } from '../fields.ts'

type ExpenseLinesProps = { record: Expense; about: About<ExpenseChoices> }

/** The parts of a receipt: category, rate, who it is billed on to, and on which invoice it is. */
export function ExpenseLines({ record, about }: ExpenseLinesProps) {
  const t = useT('expenses')
  const { amount } = useFormat()
  const { lines, currency } = record
  return (
    <RowsTable
      caption={t('lines.title')}
      isStacked
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        {
          head: t('field.category'),
          place: 'name',
          cell: (line) => (
            <>
              {categoryName(line.category, about)}
              {line.costCentreId && (
                <span className={text.soft}>{` · ${centreLabel(line.costCentreId, about)}`}</span>
              )}
              {line.note && <span className={text.soft}>{` · ${line.note}`}</span>}
            </>
          ),
        },
        { head: t('lines.taxRate'), place: 'detail', cell: (line) => rateOf(line.taxCode, about) },
        { head: t('field.billTo'), place: 'below', cell: (line) => <BilledTo line={line} /> },
        {
          head: t('list.tax'),
          isNumber: true,
          place: 'secondDetail',
          stackedLabel: t('list.tax'),
          cell: (line) => amount(line.tax, currency),
        },
        {
          head: t('list.amount'),
          isNumber: true,
          place: 'figure',
          cell: (line) => amount(line.amount, currency),
        },
      ]}
    />
  )
}

/** The customer who pays it in the end, and the invoice that asks them to. */
function BilledTo({ line }: { line: ExpenseLine }) {
  const t = useT('expenses')
  const { firm, can } = useFirm()
  const { customerId, customerName, invoiceId } = line
  if (!customerId) return null
  const href = invoiceId && can('invoice:view') && documentHref(firm.firmId, 'invoice', invoiceId)
  return (
    <>
      <a className={text.link} href={partyPath(firm.firmId, customerId)}>
        {customerName}
      </a>
      {href && (
        <>
          {' · '}
          <a className={text.link} href={href}>
            {t('lines.invoice')}
          </a>
        </>
      )}
    </>
  )
}
