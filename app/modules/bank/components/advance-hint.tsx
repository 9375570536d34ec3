import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, SheetPad } from '#app/ui/index.ts'
import type { Payment } from '#contract/payment.ts'
import { depositInvoicePath } from '../paths.ts'

type Advance = Pick<Payment, 'customerId' | 'customerName' | 'unallocated' | 'currency'>

/** Money that came before its invoice owes its tax now, so it wants a deposit invoice. */
export function AdvanceHint({ payment }: { payment: Advance }) {
  const t = useT('bank')
  const { money, amountInput } = useFormat()
  const { firm } = useFirm()
  const { customerId, customerName: name, unallocated, currency } = payment
  const typed = { amount: amountInput(unallocated, currency), currency }
  return (
    <SheetPad>
      <Band tone="info" title={t('advance.title', { name, amount: money(unallocated, currency) })}>
        <p>{t('advance.words')}</p>
        <LinkButton
          size="s"
          icon="file-text"
          href={depositInvoicePath(firm.firmId, customerId, typed)}
        >
          {t('advance.deposit')}
        </LinkButton>
      </Band>
    </SheetPad>
  )
}
