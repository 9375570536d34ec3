import type { Dimension, Measure } from '#contract/reporting/custom-reports.ts'
import { turnoverOfSources } from '../../../books/ledger/views.ts'
import { findPaymentSteps } from '../../../books/settlement/index.ts'
import { peopleOfBills } from '../../../buying/bills/views.ts'
import { peopleOfExpenses } from '../../../buying/expenses/views.ts'
import { countriesOfParties } from '../../../firm/parties/views.ts'
import { partiesToDocuments, type SoldField, soldLines } from '../../../selling/invoicing/views.ts'
import { partiesToQuotes } from '../../../selling/quotes/views.ts'
import { partiesToOrders } from '../../../selling/sales-orders/views.ts'
import { soldCosts } from '../../../stock/stock/views.ts'
import { counterLines, partiesOfCounterSales } from '../counter-sales.ts'
import type { Frame } from '../frame.ts'
import type { Span } from '../span.ts'
import type { Question } from './question.ts'

/** One figure with what it can be divided by; a field that has no value is empty. */
export type Fact = {
  date: string
  party: string
  country: string
  item: string
  person: string
  account: string
  method: string
  currency: string
  amount: number
}

/** A fact that says nothing. */
export const blank: Fact = {
  date: '',
  party: '',
  country: '',
  item: '',
  person: '',
  account: '',
  method: '',
  currency: '',
  amount: 0,
}

/** The figures of a question in a span, as finely divided as it needs. */
export function factsOf(frame: Frame, question: Question, span: Span): Fact[] {
  return withCountries(frame, dimensionsOf(question), readFacts(frame, question, span))
}

/** What was bought in a span, as finely divided as a dimension needs, and how many entries it was. */
export function purchasesIn(
  frame: Frame,
  by: Dimension,
  span: Span,
): (Fact & { entries: number })[] {
  const asked = new Set([by])
  return withCountries(frame, asked, purchases(frame, span, asked))
}

function withCountries<Read extends Fact>(
  { reader }: Frame,
  asked: ReadonlySet<Dimension>,
  facts: Read[],
): Read[] {
  if (!asked.has('country')) return facts
  const countries = countriesOfParties(
    reader,
    facts.map(({ party }) => party),
  )
  return facts.map((fact) => ({ ...fact, country: countries.get(fact.party) ?? '' }))
}

/** Everything that a question divides by or keeps to. */
function dimensionsOf({ by, across, where }: Question): ReadonlySet<Dimension> {
  return new Set([by, ...(across ? [across] : []), ...where.map(({ dimension }) => dimension)])
}

function readFacts(frame: Frame, question: Question, span: Span): Fact[] {
  const { dataset, measure } = question
  if (dataset === 'purchases') {
    const facts = purchases(frame, span, dimensionsOf(question))
    return measure === 'entries' ? facts.map((one) => ({ ...one, amount: one.entries })) : facts
  }
  if (dataset === 'payments') return payments(frame, span, measure)
  const asked = dimensionsOf(question)
  if (measure === 'cost') return costs(frame, span, asked)
  if (measure !== 'margin') return sales(frame, span, asked, measure)
  const spent = costs(frame, span, asked).map((fact) => ({ ...fact, amount: 0 - fact.amount }))
  return [...sales(frame, span, asked, 'net'), ...spent]
}

const timeless: ReadonlySet<Dimension> = new Set([
  'customer',
  'country',
  'item',
  'person',
  'currency',
])

function sales(
  { reader, currency }: Frame,
  { from, to }: Span,
  asked: ReadonlySet<Dimension>,
  measure: Measure,
): Fact[] {
  const fields = new Set<SoldField>()
  if ([...asked].some((dimension) => !timeless.has(dimension))) fields.add('date')
  if (asked.has('customer') || asked.has('country')) fields.add('customer')
  if (asked.has('item')) fields.add('item')
  if (asked.has('person')) fields.add('person')
  if (asked.has('currency')) fields.add('currency')
  const figure = measure === 'quantity' ? 'quantity' : measure === 'lines' ? 'lines' : 'net'
  const rows = [
    ...soldLines(reader, {
      ...{ from, to, fields, baseCurrency: currency },
      withQuantity: figure === 'quantity',
    }),
    ...counterLines(reader, { from, to, fields }),
  ]
  return rows.map((row) => ({
    ...blank,
    date: row.date ?? '',
    party: row.customer ?? '',
    item: row.item ?? '',
    person: row.person ?? '',
    currency: row.currency ?? '',
    amount: row[figure],
  }))
}

function costs({ reader }: Frame, { from, to }: Span, asked: ReadonlySet<Dimension>): Fact[] {
  const rows = soldCosts(reader, from, to)
  const isOfSomebody = asked.has('customer') || asked.has('country') || asked.has('person')
  const ids = isOfSomebody ? rows.map(({ sourceId }) => sourceId) : []
  const parties = new Map(
    [partiesToDocuments, partiesToQuotes, partiesToOrders, partiesOfCounterSales].flatMap(
      (read) => [...read(reader, ids)],
    ),
  )
  return rows.map(({ date, itemId, sourceId, cost }) => {
    const { customerId: party = '', person = '' } = parties.get(sourceId) ?? {}
    return { ...blank, date, item: itemId, party, person, amount: cost }
  })
}

/** Accounts that purchases are posted to, tax and what is owed left out. */
const bought = new Set(['inventory', 'fixedAsset', 'currentAsset', 'goodsReceived'])
const buyingKinds = ['bill', 'billCredit', 'expense']

function purchases(
  { reader, chart }: Frame,
  { from, to }: Span,
  asked: ReadonlySet<Dimension>,
): (Fact & { entries: number })[] {
  const accounts = chart
    .filter(({ type, subtype }) => type === 'expense' || bought.has(subtype))
    .map(({ code }) => code)
  const bySource = asked.has('person')
  const byParty = (['supplier', 'party', 'country'] as const).some((one) => asked.has(one))
  const rows = turnoverOfSources(reader, {
    kinds: buyingKinds,
    accounts,
    from,
    to,
    byParty,
    bySource,
  })
  const ids = bySource ? rows.map(({ sourceId }) => sourceId) : []
  const people = new Map([...peopleOfBills(reader, ids), ...peopleOfExpenses(reader, ids)])
  return rows.map((row) => ({
    ...blank,
    date: row.date,
    party: row.partyId ?? '',
    person: people.get(row.sourceId) ?? '',
    account: row.account,
    amount: row.amount,
    entries: row.entries,
  }))
}

function payments({ reader }: Frame, { from, to }: Span, measure: Measure): Fact[] {
  const moved = findPaymentSteps()?.moneyMoved(reader, from, to) ?? []
  return moved.map(({ partyId, received, paid, ...row }) => ({
    ...blank,
    ...row,
    party: partyId,
    amount: measure === 'received' ? received : measure === 'paid' ? paid : received - paid,
  }))
}
