import type { SelfBilledFormat } from '#contract/buying/self-billing.ts'
import { negated } from '#contract/core/decimal.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { documentFileName } from '../../../../documents/delivery/document-file-name.ts'
import {
  brokenRules,
  type ElectronicInvoice,
  writeCii,
  writeUbl,
} from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { addressOf, buyerOf, lineOf, rateOf, sellerOf } from '../../../selling/invoicing/index.ts'
import { taxNumberOf } from './seller-tax.ts'
import { readSelfBilled, type SelfBilledLine, type SelfBilledSource } from './source.ts'
import { selfBilledTexts, titleOf } from './texts.ts'

/**
 * The invoice for machines. @throws AppError not_found for a bill that the supplier wrote; conflict
 * for a draft, or where a receiver would refuse it
 */
export function selfBilledFile(reader: Reader, billId: string, format: SelfBilledFormat): File {
  const source = readSelfBilled(reader, billId)
  const { bill, language } = source
  if (bill.number === '') throw conflictOf('billState')
  const invoice = soundInvoice(source)
  if (!invoice) throw conflictOf('selfBilledNoXml')
  const xml = format === 'ubl' ? writeUbl(invoice) : writeCii(invoice)
  const name = documentFileName(titleOf(bill, language), bill.number)
  const type = 'application/xml'
  return new File([xml], name.replace(/\.pdf$/, `-${format}.xml`), { type })
}

/** The invoice in business terms; undefined where a receiver would refuse it. */
export function soundInvoice(source: SelfBilledSource): ElectronicInvoice | undefined {
  const invoice = toSelfBilledInvoice(source)
  const pricesIncludeTax = source.bill.priceMode === 'gross'
  return brokenRules(invoice, { pricesIncludeTax }).length > 0 ? undefined : invoice
}

/** An invoice that the firm writes, in the business terms of EN 16931: 389, or 261 as a credit, the supplier its
 * seller. */
export function toSelfBilledInvoice(source: SelfBilledSource): ElectronicInvoice {
  const { bill, firm, groups, lines, language, corrected } = source
  const { currency, number } = bill
  const text = (minor: number) => minorToDecimal(minor, currency)
  const isForeign = firm.baseCurrency !== currency
  const way = { currency, language, reason: '', isGross: bill.priceMode === 'gross' }
  const isWithinEurope = groups.some(({ category }) => category === 'K')
  const address = isWithinEurope ? addressOf(firm.address) : null
  const baseTax = groups.reduce((sum, group) => sum + group.baseTax, 0)
  return {
    specification: 'urn:cen.eu:en16931:2017',
    process: '',
    number,
    issueDate: bill.date,
    typeCode: bill.kind === 'credit' ? '261' : '389',
    currency,
    taxCurrency: isForeign ? firm.baseCurrency : '',
    taxPointDate: '',
    taxPointCode: '',
    dueDate: bill.dueDate,
    buyerReference: '',
    projectReference: '',
    contractReference: '',
    orderReference: '',
    salesOrderReference: '',
    receivingReference: '',
    despatchReference: '',
    tenderReference: '',
    object: null,
    accountingReference: '',
    paymentTerms: '',
    notes: [{ subject: '', text: selfBilledTexts[language].mention }],
    precedingInvoices: corrected ? [{ number: corrected.number, issueDate: corrected.date }] : [],
    seller: supplierOf(source),
    buyer: { ...sellerOf(firm), taxNumber: '' },
    payee: null,
    taxRepresentative: null,
    delivery: { name: '', location: null, date: bill.supplyDate ?? bill.date, address },
    period: null,
    payments: [paymentOf(bill)],
    allowances: [],
    charges: [],
    totals: {
      lines: text(bill.net),
      allowances: '',
      charges: '',
      net: text(bill.net),
      tax: text(bill.taxAmount),
      accountedTax: isForeign ? minorToDecimal(baseTax, firm.baseCurrency) : '',
      gross: text(bill.totalAmount),
      prepaid: '',
      rounding: '',
      due: text(bill.totalAmount),
    },
    taxes: groups.map((group) => ({
      base: text(group.base),
      tax: text(group.tax),
      category: group.category,
      rate: rateOf(group.category, group.rate),
      ...reasonOf(source, group.category),
    })),
    documents: [],
    lines: lines.map((line, at) => lineOf({ row: pricedRow(line), net: line.row.net }, at, way)),
  }
}

/** Where neither a VAT id nor a registry names the supplier, its tax number does (BR-CO-26). */
function supplierOf({ supplier }: SelfBilledSource): ElectronicInvoice['seller'] {
  const party = buyerOf(supplier)
  const taxNumber = taxNumberOf(supplier.taxNumbers) || party.taxNumber
  const isNamed = party.vatId !== '' || party.legalId !== null || taxNumber === ''
  return { ...party, taxNumber, ids: isNamed ? [] : [{ id: taxNumber, scheme: '' }] }
}

function reasonOf({ lines, language }: SelfBilledSource, category: string) {
  const taxes = lines.flatMap(({ tax }) => (tax.category === category ? [tax] : []))
  const notes = taxes.flatMap(({ note }) => note?.[language] || [])
  const [code = '', ...others] = new Set(taxes.map(({ vatex }) => vatex))
  return {
    reason: [...new Set(notes)].join('; '),
    reasonCode: others.length === 0 ? code : '',
  }
}

/** A price below zero is a quantity below zero (BR-27). */
function pricedRow({ row, tax }: SelfBilledLine) {
  const { description, unit } = row
  const isMinus = row.unitPrice.startsWith('-')
  return {
    description,
    unit,
    quantity: isMinus ? negated(row.quantity) : row.quantity,
    unitPrice: isMinus ? row.unitPrice.slice(1) : row.unitPrice,
    discount: null,
    amount: row.net,
    sku: '',
    taxCategory: tax.category,
    taxRate: tax.rate,
  }
}

/** Codes of UNTDID 4461: 58 a SEPA credit transfer, 30 another, 1 where no account is known. */
function paymentOf({ iban, currency, number }: SelfBilledSource['bill']) {
  const account = iban === '' ? null : { id: iban, name: '', bic: '' }
  const code = account === null ? '1' : currency === 'EUR' ? '58' : '30'
  return { text: '', card: null, debit: null, code, remittance: number, account }
}
