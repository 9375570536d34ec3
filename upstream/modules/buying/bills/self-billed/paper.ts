import { checkIban } from '#contract/core/iban.ts'
import type { PaperView } from '#contract/core/paper.ts'
import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../../documents/delivery/print-document.ts'
import { composePaper, paperWords } from '../../../../documents/paper/compose-paper.ts'
import type { PaperSource } from '../../../../documents/paper/paper-source.ts'
import { writeCii } from '../../../../einvoice/index.ts'
import { soundInvoice } from './electronic.ts'
import { taxNumberOf } from './seller-tax.ts'
import { readSelfBilled, type SelfBilledLine, type SelfBilledSource } from './source.ts'
import { selfBilledTexts, titleOf } from './texts.ts'

/**
 * The invoice as PDF in the supplier's language, with its XML inside once it has a number and breaks
 * no rule. @throws AppError not_found for a bill that the supplier wrote
 */
export function printSelfBilled(context: PrintContext, billId: string): Promise<DocumentFile> {
  const source = readSelfBilled(context.store.reader, billId)
  const word = titleOf(source.bill, source.language)
  const xml = xmlInside(source)
  const paper = paperOf(source)
  const view = viewOf(source, paper)
  return printDocument(context, { source: paper, view, word, ...(xml && { embedded: xml }) })
}

function xmlInside(source: SelfBilledSource) {
  const invoice = source.bill.number === '' ? undefined : soundInvoice(source)
  return invoice && { xml: writeCii(invoice), name: 'factur-x.xml' as const }
}

function viewOf(
  { bill, language, agreedOn, corrected }: SelfBilledSource,
  paper: PaperSource,
): PaperView {
  const texts = selfBilledTexts[language]
  const { format, texts: words } = paperWords(paper)
  const { state } = bill
  const isDraft = bill.number === ''
  const mark = isDraft ? texts.draft : state === 'void' ? texts.void : ''
  return composePaper(paper, {
    kind: 'selfBilledInvoice',
    isDraft,
    title: [titleOf(bill, language), mark].filter(Boolean).join(', '),
    partyLabel: texts.buyer,
    facts: [
      { label: words.issued, value: format.date(bill.date) },
      { label: words.supplied, value: format.date(bill.supplyDate ?? bill.date) },
      {
        label: texts.corrects,
        value: corrected ? `${corrected.number}, ${format.date(corrected.date)}` : '',
      },
      { label: words.due, value: bill.kind === 'credit' ? '' : format.date(bill.dueDate) },
      { label: texts.agreed, value: agreedOn === '' ? '' : format.date(agreedOn) },
      { label: texts.paidTo, value: bill.iban === '' ? '' : checkIban(bill.iban).formatted },
    ],
    total: { label: words.total, kind: 'balance' },
    balance: [],
    payment: null,
    footLines: [texts.mention],
  })
}

/** The supplier stands where sellers stand, without the firm's logo, look and footer. */
function paperOf({ bill, firm, supplier, language, lines, groups }: SelfBilledSource): PaperSource {
  const { paper, taxName, baseCurrency } = firm
  const notes = lines.flatMap(({ row, tax }) =>
    tax.note === null ? [] : [[row.taxCode, tax.note] as const],
  )
  return {
    number: bill.number === '' ? null : bill.number,
    language,
    issueDate: bill.date,
    currency: bill.currency,
    exchangeRate: bill.exchangeRate,
    priceMode: bill.priceMode,
    notes: '',
    subtotal: lines.reduce((sum, line) => sum + amountOf(line, bill), 0),
    documentDiscount: 0,
    taxGroups: groups,
    tax: bill.taxAmount,
    total: bill.totalAmount,
    seller: {
      legalName: supplier.name,
      tradeName: '',
      address: supplier.address,
      vatId: supplier.vatId,
      taxNumber: taxNumberOf(supplier.taxNumbers),
      registryNumber: supplier.registryNumber,
      email: supplier.email,
      phone: '',
      website: '',
      baseCurrency,
      language: firm.language,
      bankAccount: { holder: '', iban: '', bic: '', bankName: '' },
      invoiceFooter: '',
      paper,
      taxName,
    },
    hasLogo: false,
    buyer: { name: firm.legalName, contactName: '', address: firm.address, vatId: firm.vatId },
    lines: lines.map((line) => ({
      sku: '',
      description: line.row.description,
      quantity: line.row.quantity,
      unit: line.row.unit,
      unitPrice: line.row.unitPrice,
      discount: null,
      heading: '',
      textAbove: '',
      hasSubtotal: false,
      taxCode: line.row.taxCode,
      tax: line.tax,
      amount: amountOf(line, bill),
    })),
    taxNotes: new Map(notes),
  }
}

function amountOf({ row }: SelfBilledLine, { priceMode }: SelfBilledSource['bill']): number {
  return priceMode === 'gross' ? row.net + row.taxAmount : row.net
}
