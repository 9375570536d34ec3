import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Empty, LinkButton, Rules, RulesCell, SheetPad, text } from '#app/ui/index.ts'
import type { Party } from '#contract/firm/parties.ts'
import { newPaymentPath, refundPath } from '../paths.ts'
import { CreditTable } from './credit-table.tsx'
import type { OpenInvoice } from './paid-invoices.tsx'

type CustomerCreditsProps = {
  customer: Party
  open: readonly OpenInvoice[]
  refusal: Refusal | undefined
}

/** What stands to a customer's credit, a currency each, and the invoices it can be put towards. */
export function CustomerCredits({ customer, open, refusal }: CustomerCreditsProps) {
  const t = useT('payments')
  const { firm } = useFirm()
  const credit = customer.credit ?? []
  if (credit.length === 0) {
    return (
      <Empty
        title={t('credit.none')}
        actions={
          <LinkButton kind="primary" icon="plus" href={newPaymentPath(firm.firmId, customer.id)}>
            {t('list.new')}
          </LinkButton>
        }
      >
        {t('credit.noneWords')}
      </Empty>
    )
  }
  return (
    <>
      {refusal && (
        <SheetPad>
          <RefusalSummary refusal={atField(refusal)} />
        </SheetPad>
      )}
      <Rules>
        {credit.map((held) => (
          <CreditCell
            key={held.currency}
            held={held}
            open={open}
            refusal={refusal}
            customerId={customer.id}
          />
        ))}
      </Rules>
    </>
  )
}

type CreditCellProps = {
  customerId: string
  held: NonNullable<Party['credit']>[number]
  open: readonly OpenInvoice[]
  refusal: Refusal | undefined
}

function CreditCell({ customerId, held, open, refusal }: CreditCellProps) {
  const t = useT('payments')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { currency, amount } = held
  const invoices = open.filter((invoice) => invoice.currency === currency)
  return (
    <RulesCell title={t('credit.left', { amount: money(amount, currency) })} isFlush>
      {invoices.length > 0 ? (
        <CreditTable invoices={invoices} currency={currency} refusal={refusal} held={amount} />
      ) : (
        <SheetPad>
          <p className={text.soft}>{t('credit.noInvoices', { currency })}</p>
        </SheetPad>
      )}
      <SheetPad>
        <LinkButton icon="undo-2" href={refundPath(firm.firmId, customerId, currency)}>
          {t('refund.open')}
        </LinkButton>
      </SheetPad>
    </RulesCell>
  )
}

/** Each invoice has a form of its own: its problems are at the one field that it has. */
function atField(refusal: Refusal): Refusal {
  const fieldId = `amount-${textAt(refusal.values, 'invoiceId')}`
  const problem = Object.values(refusal.problems)[0]
  return { ...refusal, problems: problem ? { [fieldId]: problem } : {} }
}
