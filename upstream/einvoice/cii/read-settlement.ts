import type { EarlyPayment, InvoiceTotals, PaymentMeans, TaxBreakdown } from '../model.ts'
import { earlyPaymentIn } from '../xml/early-payment.ts'
import { find, findAll, text, textWhere } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { decimal, decimalText } from '../xml/values.ts'
import { ciiDate } from './read-parts.ts'

type Maybe = XmlElement | undefined

/** Codes of UNTDID 2475, which CII has for BT-8, as those of UNTDID 2005, which UBL has. */
const taxPointCodes: Readonly<Record<string, string>> = { 5: '3', 29: '35', 72: '432' }

export function taxPointOf(settlement: Maybe): { taxPointDate: string; taxPointCode: string } {
  const groups = findAll(settlement, 'ApplicableTradeTax')
  const dates = groups.map((group) => ciiDate(group, 'TaxPointDate'))
  const codes = groups.map((group) => text(group, 'DueDateTypeCode'))
  const code = codes.find((one) => one !== '') ?? ''
  return {
    taxPointDate: dates.find((date) => date !== '') ?? '',
    taxPointCode: taxPointCodes[code] ?? code,
  }
}

export function ciiTaxes(settlement: Maybe): TaxBreakdown[] {
  return findAll(settlement, 'ApplicableTradeTax').map((group) => ({
    base: decimal(group, 'BasisAmount'),
    tax: decimal(group, 'CalculatedAmount'),
    category: text(group, 'CategoryCode'),
    rate: decimal(group, 'RateApplicablePercent'),
    reason: text(group, 'ExemptionReason'),
    reasonCode: text(group, 'ExemptionReasonCode'),
  }))
}

export function ciiTotals(
  settlement: Maybe,
  currency: string,
): Omit<InvoiceTotals, 'accountedTax'> {
  const sums = find(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const isOwn = (amount: XmlElement) => (amount.attributes.currencyID ?? currency) === currency
  // EXTENDED may say the same sum in another currency too; one alone is that of the document.
  const own = (name: string) => decimalText(textWhere(sums, name, isOwn) || text(sums, name))
  return {
    lines: own('LineTotalAmount'),
    allowances: own('AllowanceTotalAmount'),
    charges: own('ChargeTotalAmount'),
    net: own('TaxBasisTotalAmount'),
    tax: decimalText(textWhere(sums, 'TaxTotalAmount', isOwn)),
    gross: own('GrandTotalAmount'),
    prepaid: own('TotalPrepaidAmount'),
    rounding: own('RoundingAmount'),
    due: own('DuePayableAmount'),
  }
}

export function ciiAccountedTax(settlement: Maybe, currency: string) {
  const sums = find(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const isOther = (amount: XmlElement) => (amount.attributes.currencyID ?? currency) !== currency
  return { accountedTax: decimalText(textWhere(sums, 'TaxTotalAmount', isOther)) }
}

const discountTerms = 'ApplicableTradePaymentDiscountTerms'

/** When it is to be paid, or the first part of it: days of terms that save something come before that. */
export function ciiDueDate(settlement: Maybe): string {
  const all = findAll(settlement, 'SpecifiedTradePaymentTerms').map((terms) => ({
    date: ciiDate(terms, 'DueDateDateTime'),
    saves: find(terms, discountTerms) !== undefined,
  }))
  const dated = all.filter(({ date }) => date !== '')
  const [first] = dated.filter(({ saves }) => !saves)
  return (first ?? dated.at(-1))?.date ?? ''
}

/** What paying early saves, in figures (Factur-X EXTENDED, BG-X-56). */
export function ciiEarlyPayment(settlement: Maybe): { earlyPayment?: EarlyPayment[] } {
  return earlyPaymentIn(findAll(settlement, `SpecifiedTradePaymentTerms/${discountTerms}`), {
    rate: 'CalculationPercent',
    period: 'BasisPeriodMeasure',
    base: 'BasisAmount',
  })
}

/** What is to be quoted and who collects stands once, beside the means, and holds for each. */
export function ciiPayments(settlement: Maybe): PaymentMeans[] {
  const remittance = text(settlement, 'PaymentReference')
  const creditorId = text(settlement, 'CreditorReferenceID')
  const mandate = text(settlement, 'SpecifiedTradePaymentTerms/DirectDebitMandateID')
  return findAll(settlement, 'SpecifiedTradeSettlementPaymentMeans').map((means) => {
    const account = find(means, 'PayeePartyCreditorFinancialAccount')
    const card = find(means, 'ApplicableTradeSettlementFinancialCard')
    const payer = text(means, 'PayerPartyDebtorFinancialAccount/IBANID')
    return {
      code: text(means, 'TypeCode'),
      text: text(means, 'Information'),
      remittance,
      account: account
        ? {
            id: text(account, 'IBANID') || text(account, 'ProprietaryID'),
            name: text(account, 'AccountName'),
            bic: text(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
          }
        : null,
      card: card ? { number: text(card, 'ID'), holder: text(card, 'CardholderName') } : null,
      debit: [mandate, payer].some((one) => one !== '')
        ? { mandate, creditorId, account: payer }
        : null,
    }
  })
}
