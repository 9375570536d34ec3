import { currencyDigits } from '#contract/currencies.ts'
import type { PaperView } from '#contract/paper.ts'
import { buyerLines, sellerLines } from './address-lines.ts'
import { paperFoot } from './foot.ts'
import { type PaperFormat, paperFormat } from './paper-format.ts'
import type { PaperLine, PaperSource } from './paper-source.ts'
import { taxNotes } from './tax-notes.ts'
import { type PaperTexts, paperTexts } from './texts/paper-texts.ts'
import { totalsRows } from './totals-rows.ts'

const nothing = '–'

/** Words a document as paper: every text final, in its language and the firm's country's forms. */
export function composePaper(source: PaperSource): PaperView {
  const { kind, language, seller, buyer } = source
  const texts = paperTexts[language]
  const format = paperFormat(language, seller.address.country)
  const wording = { language, texts, format }
  return {
    kind,
    language,
    paper: seller.paper,
    isDraft: source.state === 'draft',
    title: titleOf(source, texts),
    number: source.number,
    seller: {
      name: seller.tradeName || seller.legalName,
      lines: sellerLines(seller, wording),
      hasLogo: source.hasLogo,
    },
    buyer: { label: texts.billedTo, name: buyer.name, lines: buyerLines(buyer, wording) },
    facts: factsOf(source, texts, format),
    columns: {
      item: texts.item,
      quantity: texts.quantity,
      price: texts.price,
      discount: texts.discount,
      tax: seller.taxName[language],
      amount: texts.amount,
    },
    rows: source.lines.map((line) => rowOf(line, source.currency, format)),
    notes: source.notes === '' ? null : { label: texts.notes, text: source.notes },
    totals: totalsRows(source, texts, format),
    taxNotes: taxNotes(source, texts, format),
    foot: paperFoot(source, texts, format),
  }
}

function titleOf({ kind, state }: PaperSource, texts: PaperTexts): string {
  if (state === 'draft') return `${texts[kind]}, ${texts.draft}`
  return state === 'void' ? `${texts[kind]}, ${texts.void}` : texts[kind]
}

function factsOf(source: PaperSource, texts: PaperTexts, format: PaperFormat) {
  const { kind, issueDate, dueDate, supplyDate, purchaseOrder, creditsNumber } = source
  return [
    { label: texts.issued, value: format.date(issueDate) },
    { label: texts.due, value: kind === 'invoice' ? format.date(dueDate) : '' },
    { label: texts.supplied, value: supplyDate ? format.date(supplyDate) : '' },
    { label: texts.creditsInvoice, value: creditsNumber ?? '' },
    { label: texts.yourOrder, value: purchaseOrder },
  ].filter(({ value }) => value !== '')
}

function rowOf(line: PaperLine, currency: string, format: PaperFormat): PaperView['rows'][number] {
  const digits = currencyDigits(currency)
  const { discount, tax } = line
  const reduced = discount && Number(discount.value) !== 0 ? discount : null
  return {
    description: line.description,
    detail: line.sku,
    quantity: `${format.number(line.quantity)} ${line.unit}`.trim(),
    price: format.number(line.unitPrice, digits),
    discount: !reduced
      ? nothing
      : reduced.kind === 'percent'
        ? format.percent(reduced.value)
        : format.number(reduced.value, digits),
    tax: tax.category === 'O' ? nothing : format.percent(tax.rate),
    amount: format.amount(line.amount, currency),
  }
}
