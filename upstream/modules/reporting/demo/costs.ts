import type { UsualCategory } from '#contract/buying/expense-parts.ts'
import type { Language } from '#contract/core/fields.ts'
import { allocate, type Minor, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor, type PostingLine, post } from '../../books/ledger/index.ts'
import { isFor, type TaxRule, taxOn, taxRules } from '../../books/taxes/index.ts'
import { createExpense, postExpense } from '../../buying/expenses/index.ts'
import { centreId } from './centres.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

/** What the workshop pays each month, in euro cents without tax. */
export type Cost = {
  words: Words
  payee: Words
  cents: number
  /** How much more or less it may be, in percent. */
  spread: number
  category: UsualCategory
  isTaxed: boolean
  /** Sends a bill and is paid the month after; else it is paid at once. */
  isBilled?: boolean
}

export const costs: readonly Cost[] = [
  {
    payee: {
      en: 'Thames Timber Yard',
      de: 'Holzhandel Elbe',
      it: 'Legnami Ticino',
      ru: 'Лесоторг Нева',
      es: 'Maderas del Turia',
    },
    words: {
      en: 'Timber, brass and cable',
      de: 'Holz, Messing und Kabel',
      it: 'Legno, ottone e cavi',
      ru: 'Древесина, латунь и провод',
      es: 'Madera, latón y cable',
    },
    cents: 112_000,
    spread: 30,
    category: 'materials',
    isTaxed: true,
    isBilled: true,
  },
  {
    payee: {
      en: 'Canal Row Properties',
      de: 'Hafenhaus Verwaltung',
      it: 'Immobiliare Navigli',
      ru: 'Арендный двор',
      es: 'Inmobiliaria Puerto',
    },
    words: {
      en: 'Rent of the workshop',
      de: 'Miete der Werkstatt',
      it: 'Affitto del laboratorio',
      ru: 'Аренда мастерской',
      es: 'Alquiler del taller',
    },
    cents: 64_000,
    spread: 0,
    category: 'rent',
    isTaxed: false,
  },
  {
    payee: {
      en: 'City Power & Heat',
      de: 'Stadtwerke am Hafen',
      it: 'Luce e Calore S.r.l.',
      ru: 'Городские энергосети',
      es: 'Luz y Calor S.L.',
    },
    words: {
      en: 'Electricity and heating',
      de: 'Strom und Heizung',
      it: 'Luce e riscaldamento',
      ru: 'Электричество и отопление',
      es: 'Luz y calefacción',
    },
    cents: 14_500,
    spread: 40,
    category: 'utilities',
    isTaxed: true,
    isBilled: true,
  },
  {
    payee: {
      en: 'Printworks East',
      de: 'Druckerei Nord',
      it: 'Tipografia Porta',
      ru: 'Типография «Восток»',
      es: 'Imprenta del Este',
    },
    words: {
      en: 'Advertising',
      de: 'Werbung',
      it: 'Pubblicità',
      ru: 'Реклама',
      es: 'Publicidad',
    },
    cents: 12_000,
    spread: 50,
    category: 'marketing',
    isTaxed: true,
    isBilled: true,
  },
  {
    payee: {
      en: 'The bank',
      de: 'Hausbank',
      it: 'La banca',
      ru: 'Банк',
      es: 'El banco',
    },
    words: {
      en: 'Bank charges',
      de: 'Kontoführung',
      it: 'Spese bancarie',
      ru: 'Комиссия банка',
      es: 'Comisiones bancarias',
    },
    cents: 1_450,
    spread: 0,
    category: 'bankFees',
    isTaxed: false,
  },
]

const wages: Words = {
  en: 'Wages',
  de: 'Löhne',
  it: 'Stipendi',
  ru: 'Заработная плата',
  es: 'Nóminas',
}
const wear: Words = {
  en: 'Depreciation of machines',
  de: 'Abschreibung der Maschinen',
  it: 'Ammortamento dei macchinari',
  ru: 'Амортизация станков',
  es: 'Amortización de la maquinaria',
}
/** What the owners put in. */
export const capital: Words = {
  en: 'Owners’ contribution',
  de: 'Einlage der Gesellschafter',
  it: 'Conferimento dei soci',
  ru: 'Вклад участников',
  es: 'Aportación de los socios',
}
const machines: Words = {
  en: 'Machines of the workshop',
  de: 'Maschinen der Werkstatt',
  it: 'Macchinari del laboratorio',
  ru: 'Станки мастерской',
  es: 'Maquinaria del taller',
}

type Firm = { language: Language; baseCurrency: string }

/** What the owners put in and the machines they bought, on the firm's first day. */
export function payStart(writer: Writer, context: FirmContext, firm: Firm): void {
  const money = amountsIn(firm.baseCurrency)
  const [put, spent] = [money(2_500_000), money(1_440_000)]
  enter(writer, context, capital[firm.language], [
    { account: { role: 'bank' }, debit: put, credit: 0 },
    { account: { role: 'capital' }, debit: 0, credit: put },
  ])
  enter(writer, context, machines[firm.language], [
    { account: { role: 'equipment' }, debit: spent, credit: 0 },
    { account: { role: 'bank' }, debit: 0, credit: spent },
  ])
}

/** The costs of a month that has ended, on the day of the context; `month` counts from the first. */
export function payMonth(writer: Writer, context: FirmContext, firm: Firm, month: number): void {
  const { language } = firm
  const money = amountsIn(firm.baseCurrency)
  const rule = usualRate(writer)
  const end = context.now.toISOString().slice(0, 10)
  costs.forEach((cost, at) => {
    const { words, payee, category, isTaxed, isBilled } = cost
    if (isBilled) return
    const net = money(centsOf(cost, month, at))
    const taxed = isTaxed ? rule : undefined
    const expense = createExpense(writer, context, {
      date: addDays(end, -5 * at),
      payee: payee[language],
      gross: minorToDecimal(net + (taxed ? taxOn(taxed, net) : 0), firm.baseCurrency),
      currency: firm.baseCurrency,
      exchangeRate: '',
      taxText: '',
      category,
      taxCode: (taxed ?? untaxedRate(writer)).code,
      paidFrom: accountFor(writer, 'bank'),
      note: words[language],
    })
    postExpense(writer, context, expense.id)
  })
  const [gross, social, written] = [money(118_000), money(24_800), money(20_000)]
  enter(writer, context, wages[language], [
    ...shared(writer, 'wages', gross),
    ...shared(writer, 'socialCosts', social),
    { account: { role: 'bank' }, debit: 0, credit: gross + social },
  ])
  enter(writer, context, wear[language], [
    {
      account: { role: 'depreciation' },
      debit: written,
      credit: 0,
      costCentreId: centreId(writer, 'workshop'),
    },
    { account: { role: 'accumulatedDepreciation' }, debit: 0, credit: written },
  ])
}

/** What people cost, by where they work: three in the workshop, one in the shop, one in the office. */
function shared(writer: Writer, role: string, amount: Minor): PostingLine[] {
  const shares = allocate(amount, [3, 1, 1])
  return (['workshop', 'shop', 'office'] as const).map((centre, at) => ({
    account: { role },
    debit: shares[at] ?? 0,
    credit: 0,
    costCentreId: centreId(writer, centre),
  }))
}

/** What a cost comes to in a month: up and down by a fixed pattern, so that every demo of a language is the same. */
export function centsOf({ cents, spread }: Cost, month: number, at: number): number {
  const swing = (((month * 7 + at * 3) % 11) - 5) / 5
  return Math.round(cents * (1 + (swing * spread) / 100))
}

/** The instants at which the costs of each month are entered, until now: its last day, at noon. */
export function monthEnds(start: Date, now: Date): number[] {
  const ends: number[] = []
  for (let date = start.toISOString().slice(0, 10); ; ) {
    const [year = 0, month = 1] = date.split('-').map(Number)
    const next =
      month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
    const at = Date.parse(`${addDays(next, -1)}T12:00:00Z`)
    if (at > now.getTime()) return ends
    ends.push(at)
    date = next
  }
}

/** Posts an entry by hand on the day of the context. */
export function enter(
  writer: Writer,
  context: FirmContext,
  memo: string,
  lines: readonly PostingLine[],
): void {
  const date = context.now.toISOString().slice(0, 10)
  post(writer, context, { date, memo, source: { kind: 'journal', id: context.newId() }, lines })
}

/** Euro cents as an amount that somebody in another currency could have set. */
export function amountsIn(currency: string): (cents: number) => Minor {
  return (cents) => parseAmount(priceIn(cents, currency), currency) ?? cents
}

/** The highest rate on purchases at home whose tax is recovered. */
export function usualRate(writer: Writer): TaxRule | undefined {
  return [...taxRules(writer).values()]
    .filter((rule) => isFor(rule, 'purchase') && rule.category === 'S' && !rule.isReverseCharge)
    .filter(({ recoverable, validTo }) => recoverable === '100' && validTo === null)
    .sort((one, other) => Number(other.rate) - Number(one.rate))[0]
}

/** The rate of what is bought without tax. */
export function untaxedRate(writer: Writer): TaxRule {
  const rules = [...taxRules(writer).values()].filter((rule) => isFor(rule, 'purchase'))
  const zero = rules.filter(({ rate, isReverseCharge }) => Number(rate) === 0 && !isReverseCharge)
  const untaxed = zero.find(({ direction }) => direction === 'purchase') ?? zero[0]
  if (!untaxed) throw new Error('The country has no rate for purchases without tax')
  return untaxed
}
