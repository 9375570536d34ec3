import { checkIban } from '#contract/core/iban.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { PaperForm, PaperSource } from './paper-source.ts'
import { paymentPayload } from './payment-payload.ts'
import { swissBill } from './swiss-bill.ts'
import type { PaperTexts } from './texts/paper-texts.ts'

/** How and until when to pay, and how to reach the firm. */
export function paperFoot(
  source: PaperSource,
  { payment, footLines }: PaperForm,
  texts: PaperTexts,
  bill: PaperView['swissBill'],
): PaperView['foot'] {
  return {
    facts: payment ? accountFacts(source, bill?.reference || payment.reference, texts) : [],
    lines: [...footLines, ...sellerFootLines(source.seller)].filter((line) => line.trim() !== ''),
    paymentCode: payment && !bill ? codeOf(source, payment) : null,
    paymentCodeLabel: texts.paymentCode,
  }
}

/** What stands at the foot of all that a firm prints: its own words, and how to reach it. */
export function sellerFootLines({
  email,
  phone,
  website,
  invoiceFooter,
}: Pick<PaperSource['seller'], 'email' | 'phone' | 'website' | 'invoiceFooter'>): string[] {
  return [...invoiceFooter.split('\n'), [email, phone, website].filter(Boolean).join(', ')]
}

/** To which account to pay, and with what reference; nothing without an IBAN. */
export function accountFacts(
  { seller }: Pick<PaperSource, 'seller'>,
  reference: string,
  texts: PaperTexts,
) {
  const { iban, bic, bankName, holder } = seller.bankAccount
  if (iban === '') return []
  const isOther = holder !== '' && holder !== seller.legalName && holder !== seller.tradeName
  return [
    { label: texts.accountHolder, value: isOther ? holder : '' },
    { label: texts.bank, value: bankName },
    { label: 'IBAN', value: checkIban(iban).formatted || iban },
    { label: 'BIC', value: bic },
    { label: texts.reference, value: reference },
  ].filter(({ value }) => value !== '')
}

/** The QR-bill of what is due; null where the account is not Swiss, or nothing is to be paid. */
export function billOf(
  { seller, buyer, language, currency }: PaperSource,
  { payment, title }: Pick<PaperForm, 'payment' | 'title'>,
): PaperView['swissBill'] {
  if (!payment || payment.amount === null || payment.reference === '') return null
  const { iban, holder } = seller.bankAccount
  return swissBill({
    creditor: { name: holder || seller.legalName, address: seller.address },
    debtor: buyer,
    iban,
    currency,
    language,
    amount: payment.amount,
    number: payment.reference,
    message: `${title} ${payment.reference}`,
  })
}

function codeOf(
  { currency, seller }: PaperSource,
  { reference, amount }: NonNullable<PaperForm['payment']>,
): string | null {
  if (amount === null || reference === '') return null
  const { iban, bic, holder } = seller.bankAccount
  const name = holder || seller.legalName
  return paymentPayload({ name, iban, bic, currency, amount, reference })
}
