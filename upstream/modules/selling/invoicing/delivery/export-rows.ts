import { AppError } from '#contract/core/errors.ts'
import { Id, type Language } from '#contract/core/fields.ts'
import { convert } from '#contract/core/money.ts'
import type { InvoiceFilter } from '#contract/selling/invoices.ts'
import { reachCondition } from '../../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { isFor, taxRules } from '../../../books/taxes/index.ts'
import { shownFields } from '../../../firm/custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { addedCondition, type ListQuery } from '../list-query.ts'
import { type Edge, findMatches, findRows, findTerms, type Route } from '../list-reader.ts'
import { groupsOf } from '../posting.ts'
import type { DocumentRow } from '../reader.ts'
import { isOverdueOn } from '../view.ts'
import { balanceOf } from './export-balance.ts'
import type { ExportCell } from './export-cell.ts'
import { customCells } from './export-custom.ts'
import { exportTexts } from './export-texts.ts'

export type ExportFilter = InvoiceFilter & { q?: string; ids?: string }

/** Few enough to be read while others wait. */
const chunk = 250
/** More rows than this would not fit an object's memory beside everything else. */
const maxRows = 50_000

/**
 * The documents a filter or a list of ids means, as a table in the caller's language, the head
 * first. @throws AppError malformed for ids that are none; too_large
 */
export function* exportRows(
  reader: Reader,
  context: FirmContext,
  filter: ExportFilter,
): Generator<ExportCell[]> {
  const { language } = context.actor
  const today = firmDate(reader, context)
  const within = reachCondition(context.actor, 'invoice', 'created_by')
  const { baseCurrency } = getFirmProfile(reader)
  const rates = chargedRates(reader)
  const words = exportTexts[language]
  const fields = shownFields(reader, context, 'invoice')
  const added = addedCondition(reader, context, filter)
  const heads = [
    ...words.heads,
    ...words.base.map((text) => `${text}, ${baseCurrency}`),
    ...rates.map((rate) => words.taxAt.replace('{rate}', rate)),
    ...fields.map(({ label }) => label),
  ]
  yield heads.map((text) => ({ kind: 'text', text }))
  let count = 0
  for (const ids of filter.ids === undefined
    ? idsOf(reader, filter, { today, within, added })
    : [parseIds(filter.ids)]) {
    count += ids.length
    if (count > maxRows)
      throw new AppError('too_large', 'Too many rows', { detail: { max: maxRows } })
    for (const row of documentsOf(reader, ids, within)) {
      yield [
        ...cellsOf(row, { today, language, baseCurrency, rates }),
        ...customCells(fields, row, { language, baseCurrency }),
      ]
    }
  }
}

function parseIds(ids: string): string[] {
  const list = ids.split(',').filter((id) => id !== '')
  if (list.every((id) => Id.safeParse(id).success)) return list
  throw new AppError('malformed', 'The ids are not valid')
}

function* idsOf(
  reader: Reader,
  { q, ids: _, ...filter }: ExportFilter,
  given: Pick<ListQuery, 'today' | 'within' | 'added'>,
): Generator<string[]> {
  const terms = q ? findTerms(reader, q) : undefined
  if (q && terms === undefined) return
  const matches = terms === undefined ? undefined : findMatches(reader, terms, maxRows).rowNumbers
  const route: Route =
    filter.customerId !== undefined
      ? { by: 'customer' }
      : { by: terms === undefined ? 'walk' : 'search' }
  let edge: Edge | undefined
  for (;;) {
    const rows = findRows(reader, { ...filter, q, ...given }, matches, route, edge, chunk)
    yield rows.map(({ id }) => id)
    const last = rows.at(-1)
    if (!last || rows.length < chunk) return
    edge = { value: last.orderKey, id: last.id, isBackward: false }
  }
}

type Exported = Pick<
  DocumentRow,
  | 'kind'
  | 'number'
  | 'state'
  | 'customerName'
  | 'issueDate'
  | 'dueDate'
  | 'purchaseOrder'
  | 'currency'
  | 'net'
  | 'tax'
  | 'total'
  | 'deducted'
  | 'deductedBase'
  | 'paid'
  | 'credited'
  | 'discounted'
  | 'writtenOff'
  | 'splitTax'
  | 'due'
  | 'exchangeRate'
  | 'totalBase'
  | 'taxGroups'
> & { custom: string }

/** Documents in the order of their ids; those that the firm does not have are left out. */
function documentsOf(
  { sql }: Reader,
  ids: readonly string[],
  within: ListQuery['within'],
): Exported[] {
  return sql
    .exec<Exported>(
      `select kind, number, state, customer_name as customerName, issue_date as issueDate,
         due_date as dueDate, purchase_order as purchaseOrder, currency, net, tax, total, deducted,
         paid, credited, discounted, written_off as writtenOff, split_tax as splitTax, due,
         exchange_rate as exchangeRate, total_base as totalBase,
         deducted_base as deductedBase,
         tax_groups as taxGroups, custom
       from json_each(?) wanted cross join invoices on invoices.id = wanted.value
       ${within ? `where ${within.sql}` : ''} order by wanted.key`,
      JSON.stringify(ids),
      ...(within?.bound ?? []),
    )
    .toArray()
}

type Table = { today: string; language: Language; baseCurrency: string; rates: readonly string[] }

/** A credit note takes back: its amounts are below zero, so that a column sums up. */
function cellsOf(row: Exported, { today, language, baseCurrency, rates }: Table): ExportCell[] {
  const { kinds, states } = exportTexts[language]
  const state = isOverdueOn(row, today) ? 'overdue' : row.state
  const sign = row.kind === 'creditNote' ? -1 : 1
  const groups = groupsOf(row)
  const taxBase = groups.reduce((sum, { baseTax }) => sum + baseTax, 0)
  // A draft is not posted yet: what it would be worth at its own rate.
  const totalBase =
    row.state === 'draft'
      ? convert(row.total, row.currency, baseCurrency, row.exchangeRate)
      : row.totalBase
  const taxAt = (rate: string) =>
    groups.reduce((sum, group) => sum + (group.rate === rate ? group.tax : 0), 0)
  const text = (words: string): ExportCell => ({ kind: 'text', text: words })
  const amount = (minor: number, currency = row.currency): ExportCell => ({
    kind: 'amount',
    // Never a zero below zero.
    minor: minor === 0 ? 0 : sign * minor,
    currency,
  })
  return [
    text(row.number ?? ''),
    text(kinds[row.kind]),
    text(states[state]),
    text(row.customerName),
    { kind: 'date', date: row.issueDate },
    { kind: 'date', date: row.dueDate },
    text(row.purchaseOrder),
    text(row.currency),
    ...[row.net, row.tax, row.total].map((minor) => amount(minor)),
    ...balanceOf(row).map((minor) => amount(minor)),
    { kind: 'rate', rate: row.exchangeRate },
    amount(totalBase - taxBase, baseCurrency),
    amount(taxBase, baseCurrency),
    amount(totalBase, baseCurrency),
    amount(row.deductedBase, baseCurrency),
    ...rates.map((rate) => amount(taxAt(rate))),
  ]
}

/** The rates that documents of the firm can have charged, the highest first. */
function chargedRates(reader: Reader): string[] {
  const charged = [...taxRules(reader).values()].filter(
    (rule) => rule.category === 'S' && isFor(rule, 'sale'),
  )
  return [...new Set(charged.map(({ rate }) => rate))].sort((a, b) => Number(b) - Number(a))
}
