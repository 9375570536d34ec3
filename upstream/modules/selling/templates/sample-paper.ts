import type { Language } from '#contract/core/fields.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { PaperLookInput, PaperTextKind } from '#contract/firm/paper-looks.ts'
import { composePaper, paperWords, wordsOf } from '../../../documents/paper/compose-paper.ts'
import type { PaperSource } from '../../../documents/paper/paper-source.ts'
import { fillText } from '../../../documents/paper/texts/paper-texts.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { isFor, isValidOn, taxRules } from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { storedLook } from './reader.ts'

const words: Record<
  Language,
  Record<PaperTextKind, string> & { buyer: string; item: string; more: string }
> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    quote: 'Quote',
    buyer: 'Northwind Ltd',
    item: 'Consulting',
    more: 'Travel',
  },
  de: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    quote: 'Angebot',
    buyer: 'Nordwind GmbH',
    item: 'Beratung',
    more: 'Anreise',
  },
  it: {
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    quote: 'Preventivo',
    buyer: 'Tramontana S.r.l.',
    item: 'Consulenza',
    more: 'Trasferta',
  },
  ru: {
    invoice: 'Счёт',
    creditNote: 'Корректировочный счёт',
    quote: 'Предложение',
    buyer: 'ООО «Северный ветер»',
    item: 'Консультация',
    more: 'Выезд',
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    quote: 'Presupuesto',
    buyer: 'Viento Norte S.L.',
    item: 'Asesoramiento',
    more: 'Desplazamiento',
  },
}
const net = 120_000

/** A document of made-up content in a look that need not be stored. */
export function samplePaper(
  reader: Reader,
  context: FirmContext,
  { kind, language, opening, closing, ...look }: PaperLookInput,
): PaperView {
  const { logoType, ...seller } = getFirmProfile(reader)
  const today = firmDate(reader, context)
  const dueDate = addDays(today, seller.paymentTermsDays)
  const kept = storedLook(reader).texts.filter(
    (one) => one.kind !== kind || one.language !== language,
  )
  const rate = usualRate(reader, today)
  const tax = Math.round((net * Number(rate)) / 100)
  const { buyer, item, more } = words[language]
  const line = {
    sku: '',
    unit: '',
    discount: null,
    heading: '',
    textAbove: '',
    hasSubtotal: false,
    taxCode: '',
    tax: { category: 'S', rate },
  }
  const source: PaperSource = {
    number: '2026-0042',
    language,
    issueDate: today,
    currency: seller.baseCurrency,
    exchangeRate: '1',
    priceMode: 'net',
    notes: '',
    documentDiscount: 0,
    seller,
    subtotal: net,
    tax,
    total: net + tax,
    hasLogo: logoType !== null,
    taxGroups: [{ category: 'S', rate, base: net, tax, baseTax: tax }],
    buyer: { name: buyer, contactName: '', vatId: '', address: seller.address },
    lines: [
      { ...line, description: item, quantity: '8', unitPrice: '137.50', amount: 110_000 },
      { ...line, description: more, quantity: '1', unitPrice: '100', amount: 10_000 },
    ],
    taxNotes: new Map(),
    look: { ...look, texts: [...kept, { kind, language, opening, closing }] },
  }
  const { texts, format } = paperWords(source)
  const isInvoice = kind === 'invoice'
  return composePaper(source, {
    kind,
    isDraft: false,
    title: wordsOf(words, source)[kind],
    partyLabel: texts.billedTo,
    dueDate,
    facts: [
      { label: texts.issued, value: format.date(today) },
      { label: texts.due, value: isInvoice ? format.date(dueDate) : '' },
    ],
    total: { label: texts.total, kind: isInvoice ? 'strong' : 'balance' },
    balance: isInvoice
      ? [
          {
            label: texts.balance,
            value: format.money(net + tax, source.currency),
            kind: 'balance',
          },
        ]
      : [],
    payment: isInvoice ? { reference: '2026-0042', amount: net + tax } : null,
    footLines: isInvoice ? [fillText(texts.payBy, { date: format.date(dueDate) })] : [],
  })
}

/** The highest rate on sales at home. */
function usualRate(reader: Reader, today: string): string {
  const rates = [...taxRules(reader).values()]
    .filter((rule) => rule.category === 'S' && isFor(rule, 'sale') && isValidOn(rule, today))
    .map(({ rate }) => rate)
  return rates.toSorted((one, other) => Number(other) - Number(one))[0] ?? '0'
}
