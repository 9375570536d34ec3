import type { DeductedDeposit } from '#contract/selling/deposits.ts'
import type { PaperFormat } from '../../../../documents/paper/paper-format.ts'
import { fillText, type PaperTexts } from '../../../../documents/paper/texts/paper-texts.ts'

type Wording = { texts: PaperTexts; format: PaperFormat; currency: string; taxName: string }

/** A deposit that is deducted, with its net amount and tax, as the law wants both shown. */
export function depositLabel(
  { purpose, number, issueDate, net, tax }: DeductedDeposit,
  { texts, format, currency, taxName }: Wording,
): string {
  return fillText(texts.lessDeposit, {
    title: purpose === 'progress' ? texts.progressInvoice : texts.depositInvoice,
    number,
    date: format.date(issueDate),
    net: format.amount(net, currency),
    tax: taxName,
    amount: format.amount(tax, currency),
  })
}
