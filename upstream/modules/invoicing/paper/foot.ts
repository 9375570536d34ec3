import { checkIban } from '#contract/iban.ts'
import type { PaperView } from '#contract/paper.ts'
import type { PaperFormat } from './paper-format.ts'
import type { PaperSource } from './paper-source.ts'
import { paymentPayload } from './payment-payload.ts'
import { fillText, type PaperTexts } from './texts/paper-texts.ts'

/** How and until when to pay, and how to reach the firm. */
export function paperFoot(
  source: PaperSource,
  texts: PaperTexts,
  format: PaperFormat,
): PaperView['foot'] {
  const isPayable = source.kind === 'invoice' && source.state !== 'void'
  const { email, phone, website, invoiceFooter } = source.seller
  return {
    facts: isPayable ? accountFacts(source, texts) : [],
    lines: [
      isPayable && source.state !== 'paid' ? termsLine(source, texts, format) : '',
      ...invoiceFooter.split('\n'),
      [email, phone, website].filter(Boolean).join(', '),
    ].filter((line) => line.trim() !== ''),
    paymentCode: isPayable ? codeOf(source) : null,
    paymentCodeLabel: texts.paymentCode,
  }
}

function accountFacts({ seller, number }: PaperSource, texts: PaperTexts) {
  const { iban, bic, bankName, holder } = seller.bankAccount
  if (iban === '') return []
  const isOther = holder !== '' && holder !== seller.legalName && holder !== seller.tradeName
  return [
    { label: texts.accountHolder, value: isOther ? holder : '' },
    { label: texts.bank, value: bankName },
    { label: 'IBAN', value: checkIban(iban).formatted || iban },
    { label: 'BIC', value: bic },
    { label: texts.reference, value: number ?? '' },
  ].filter(({ value }) => value !== '')
}

function termsLine({ issueDate, dueDate }: PaperSource, texts: PaperTexts, format: PaperFormat) {
  if (dueDate <= issueDate) return texts.payOnReceipt
  return fillText(texts.payBy, { date: format.date(dueDate) })
}

function codeOf({ state, number, currency, due, seller }: PaperSource): string | null {
  if (state === 'draft' || number === null) return null
  const { iban, bic, holder } = seller.bankAccount
  const name = holder || seller.legalName
  return paymentPayload({ name, iban, bic, currency, amount: due, reference: number })
}
