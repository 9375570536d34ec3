import { currencyDigits } from '#contract/core/currencies.ts'
import type { PaperView } from '#contract/core/paper.ts'
import { readableOnWhite } from '../../mail/readable-color.ts'
import { buyerLines, sellerLines } from './address-lines.ts'
import { billOf, paperFoot } from './foot.ts'
import { ownWords, plainLook, taxNameOf, wordsOf } from './own-words.ts'
import { type PaperFormat, paperFormat } from './paper-format.ts'
import type { PaperForm, PaperLine, PaperSource } from './paper-source.ts'
import { taxNotes } from './tax-notes.ts'
import { type PaperTexts, paperTexts } from './texts/paper-texts.ts'
import { totalsRows } from './totals-rows.ts'

export { wordsOf } from './own-words.ts'

const nothing = '–'

/** The words and forms of a document's language, as the firm's country has them. */
export function paperWords(source: Pick<PaperSource, 'language' | 'seller' | 'look'>): {
  texts: PaperTexts
  format: PaperFormat
} {
  const { language, seller } = source
  return {
    texts: wordsOf(paperTexts, source),
    format: paperFormat(language, seller.address.country),
  }
}

/** Words a document as paper: every text final, in its language and the firm's country's forms. */
export function composePaper(source: PaperSource, form: PaperForm): PaperView {
  const { language, seller, buyer } = source
  const { texts, format } = paperWords(source)
  const wording = { language, texts, format }
  const { layout, accent, rule } = source.look ?? plainLook
  const swissBill = billOf(source, form)
  return {
    kind: form.kind,
    language,
    paper: seller.paper,
    isDraft: form.isDraft,
    look: {
      layout,
      accent: accent && readableOnWhite(accent),
      rule,
    },
    ...ownWords(source, form, format),
    title: form.title,
    number: source.number,
    seller: {
      name: seller.tradeName || seller.legalName,
      lines: sellerLines(seller, wording),
      hasLogo: source.hasLogo,
    },
    buyer: { label: form.partyLabel, name: buyer.name, lines: buyerLines(buyer, wording) },
    facts: form.facts.filter(({ value }) => value !== ''),
    columns: {
      item: texts.item,
      quantity: texts.quantity,
      price: texts.price,
      discount: texts.discount,
      tax: taxNameOf(source),
      amount: texts.amount,
    },
    rows: source.lines.map((line, at) => ({
      ...rowOf(line, source.currency, format),
      heading: line.heading,
      textAbove: line.textAbove,
      subtotal: line.hasSubtotal
        ? {
            label: texts.subtotal,
            value: format.amount(sectionSum(source.lines, at), source.currency),
          }
        : null,
    })),
    notes: source.notes === '' ? null : { label: texts.notes, text: source.notes },
    terms: form.terms ?? null,
    totals: totalsRows(source, form, texts, format),
    taxNotes: taxNotes(source, texts, format),
    agencyCode: source.agencyCode ?? null,
    swissBill,
    foot: paperFoot(source, form, texts, swissBill),
  }
}

/** What the lines come to since their section began, or since the last subtotal above. */
export function sectionSum(lines: readonly PaperLine[], at: number): number {
  let sum = 0
  for (let place = at; place >= 0; place -= 1) {
    const line = lines[place]
    if (!line || (place < at && line.hasSubtotal)) break
    if (!line.isLeftOut) sum += line.amount
    if (line.heading !== '') break
  }
  return sum
}

/** The item in the second language stands below its first line, above what else the line says. */
function withSecond({ description, also }: PaperLine): string {
  if (also === undefined) return description
  const [first = '', ...rest] = description.split('\n')
  return [first, also, ...rest].join('\n')
}

function rowOf(line: PaperLine, currency: string, format: PaperFormat) {
  const digits = currencyDigits(currency)
  const { discount, tax } = line
  const reduced = discount && Number(discount.value) !== 0 ? discount : null
  const amount = format.amount(line.amount, currency)
  return {
    description: withSecond(line),
    detail: [line.sku, line.remark].filter(Boolean).join(', '),
    quantity: `${format.number(line.quantity)} ${line.unit}`.trim(),
    price: format.number(line.unitPrice, digits),
    discount: !reduced
      ? nothing
      : reduced.kind === 'percent'
        ? format.percent(reduced.value)
        : format.number(reduced.value, digits),
    tax: tax.category === 'O' ? nothing : format.percent(tax.rate),
    amount: line.isLeftOut ? `(${amount})` : amount,
  }
}
