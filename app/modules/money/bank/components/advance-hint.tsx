import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, SheetPad } from '#app/ui/index.ts'
import type { BankAdvance } from '#contract/money/bank-documents.ts'
import { depositInvoicePath } from '../paths.ts'

/** Money that came before its invoice owes its tax now, so it wants a deposit invoice. */
export function AdvanceHint({ advance }: { advance: BankAdvance }) {
  const t = useT('bank')
  const { money, amountInput } = useFormat()
  const { firm } = useFirm()
  const { customerId, customerName: name, amount, currency } = advance
  const typed = { amount: amountInput(amount, currency), currency }
  return (
    <SheetPad>
      <Band tone="info" title={t('advance.title', { name, amount: money(amount, currency) })}>
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
