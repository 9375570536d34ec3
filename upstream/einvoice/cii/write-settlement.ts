import type { ElectronicInvoice, PaymentMeans } from '../model.ts'
import { group, leaf } from '../xml/write.ts'
import {
  ciiAllowanceList,
  ciiBillingPeriod,
  ciiDay,
  ciiIdentifier,
  ciiLegal,
} from './write-parts.ts'

/** Codes of UNTDID 2005 as those of UNTDID 2475. */
const taxPointCodes: Readonly<Record<string, string>> = { 3: '5', 35: '29', 432: '72' }

export function writeSettlement(invoice: ElectronicInvoice): string {
  const { payments, payee } = invoice
  const debit = payments.find((means) => means.debit)?.debit
  const remittance = payments.find((means) => means.remittance !== '')?.remittance ?? ''
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:CreditorReferenceID', debit?.creditorId ?? ''),
    leaf('ram:PaymentReference', remittance),
    leaf('ram:TaxCurrencyCode', invoice.taxCurrency),
    leaf('ram:InvoiceCurrencyCode', invoice.currency),
    payee === null
      ? ''
      : group(
          'ram:PayeeTradeParty',
          payee.id ? ciiIdentifier(payee.id) : '',
          leaf('ram:Name', payee.name),
          ciiLegal(payee.legalId),
        ),
    payments.map(writeMeans),
    writeTaxes(invoice),
    ciiBillingPeriod(invoice.period),
    ciiAllowanceList(invoice.allowances, false),
    ciiAllowanceList(invoice.charges, true),
    group(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', invoice.paymentTerms),
      ciiDay('ram:DueDateDateTime', invoice.dueDate),
      leaf('ram:DirectDebitMandateID', debit?.mandate ?? ''),
    ),
    writeSums(invoice),
    invoice.precedingInvoices.map(({ number, issueDate }) =>
      group(
        'ram:InvoiceReferencedDocument',
        leaf('ram:IssuerAssignedID', number),
        ciiDay('ram:FormattedIssueDateTime', issueDate, 'qdt:DateTimeString'),
      ),
    ),
    group(
      'ram:ReceivableSpecifiedTradeAccountingAccount',
      leaf('ram:ID', invoice.accountingReference),
    ),
  )
}

function writeMeans({ code, text, account, card, debit }: PaymentMeans): string {
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test((account?.id ?? '').replaceAll(' ', ''))
  return group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', code),
    leaf('ram:Information', text),
    group(
      'ram:ApplicableTradeSettlementFinancialCard',
      leaf('ram:ID', card?.number ?? ''),
      leaf('ram:CardholderName', card?.holder ?? ''),
    ),
    group('ram:PayerPartyDebtorFinancialAccount', leaf('ram:IBANID', debit?.account ?? '')),
    account === null
      ? ''
      : group(
          'ram:PayeePartyCreditorFinancialAccount',
          leaf('ram:IBANID', isIban ? account.id : ''),
          leaf('ram:AccountName', account.name),
          leaf('ram:ProprietaryID', isIban ? '' : account.id),
        ),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', account?.bic ?? '')),
  )
}

function writeTaxes({ taxes, taxPointDate, taxPointCode }: ElectronicInvoice): string[] {
  return taxes.map((one) =>
    group(
      'ram:ApplicableTradeTax',
      leaf('ram:CalculatedAmount', one.tax),
      leaf('ram:TypeCode', 'VAT'),
      leaf('ram:ExemptionReason', one.reason),
      leaf('ram:BasisAmount', one.base),
      leaf('ram:CategoryCode', one.category),
      leaf('ram:ExemptionReasonCode', one.reasonCode),
      ciiDay('ram:TaxPointDate', taxPointDate, 'udt:DateString'),
      leaf('ram:DueDateTypeCode', taxPointCodes[taxPointCode] ?? taxPointCode),
      leaf('ram:RateApplicablePercent', one.rate),
    ),
  )
}

function writeSums({ totals, currency, taxCurrency }: ElectronicInvoice): string {
  return group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', totals.lines),
    leaf('ram:ChargeTotalAmount', totals.charges),
    leaf('ram:AllowanceTotalAmount', totals.allowances),
    leaf('ram:TaxBasisTotalAmount', totals.net),
    leaf('ram:TaxTotalAmount', totals.tax, { currencyID: currency }),
    leaf('ram:TaxTotalAmount', totals.accountedTax, { currencyID: taxCurrency }),
    leaf('ram:RoundingAmount', totals.rounding),
    leaf('ram:GrandTotalAmount', totals.gross),
    leaf('ram:TotalPrepaidAmount', totals.prepaid),
    leaf('ram:DuePayableAmount', totals.due),
  )
}
