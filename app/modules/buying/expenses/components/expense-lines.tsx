import { centreLabel } from '#app/modules/books/cost-centres/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('lines.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.category')}</HeadCell>
          <HeadCell>{t('lines.taxRate')}</HeadCell>
          <HeadCell>{t('field.billTo')}</HeadCell>
          <HeadCell isNumber>{t('list.tax')}</HeadCell>
          <HeadCell isNumber>{t('list.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <Cell place="name">
              {categoryName(line.category, about)}
              {line.costCentreId && (
                <span className={text.soft}>{` · ${centreLabel(line.costCentreId, about)}`}</span>
              )}
              {line.note && <span className={text.soft}>{` · ${line.note}`}</span>}
            </Cell>
            <Cell place="detail">{rateOf(line.taxCode, about)}</Cell>
            <Cell place="below">
              <BilledTo line={line} />
            </Cell>
            <NumberCell place="secondDetail" stackedLabel={t('list.tax')}>
              {amount(line.tax, currency)}
            </NumberCell>
            <NumberCell place="figure">{amount(line.amount, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
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
