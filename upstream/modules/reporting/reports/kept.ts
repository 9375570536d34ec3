import type { ReportLink } from '#contract/reporting/reports.ts'
import type { KeptLines } from '../../books/ledger/views.ts'
import { turnoverByParty } from '../../books/ledger/views.ts'
import { countriesOfParties, namesOfParties } from '../../firm/parties/views.ts'
import { moneyAccounts } from './figures.ts'
import type { Frame } from './frame.ts'

/** Marks lines of nobody, and those of no country. */
export const none = 'none'

/** The lines that a general ledger is narrowed to, and what they are called. */
export type Kept = { lines: KeptLines; label: string }

/**
 * What a query narrows the general ledger to; undefined where it narrows nothing.
 * @param codes accounts that are asked for
 */
export function keptOf(frame: Frame, codes: readonly string[]): Kept | undefined {
  const { customer, customerCountry, against } = frame.query
  if (customer) return ofParty(frame, customer)
  if (customerCountry) return ofCountry(frame, customerCountry, codes)
  if (!against) return undefined
  const accounts = moneyAccounts(frame).map(({ code }) => code)
  return { lines: { by: 'entry', accounts }, label: frame.texts.cash.moved }
}

function ofParty({ reader, texts }: Frame, id: string): Kept {
  const { customer, noCustomer } = texts.sales
  if (id === none) return { lines: { by: 'party', ids: [], isNone: true }, label: noCustomer }
  const name = namesOfParties(reader, [id]).get(id) ?? id
  return { lines: { by: 'party', ids: [id], isNone: false }, label: `${customer}: ${name}` }
}

/** Parties of a country that the accounts have something of in the span. */
function ofCountry(frame: Frame, country: string, codes: readonly string[]): Kept {
  const { reader, span, texts, format, upTo } = frame
  const posted = turnoverByParty(reader, codes, span, upTo).flatMap(({ partyId }) => partyId ?? [])
  const countries = countriesOfParties(reader, posted)
  const isNone = country === none
  const ids = posted.filter((id) => (countries.get(id) || none) === country)
  const label = isNone
    ? texts.sales.noCountry
    : `${texts.sales.country}: ${format.country(country)}`
  return { lines: { by: 'party', ids, isNone }, label }
}

/** A link to the general ledger, narrowed further. */
export function narrowed(
  link: ReportLink | undefined,
  further: Record<string, string>,
): ReportLink | undefined {
  if (link?.target !== 'report') return link
  return { ...link, query: { ...link.query, ...further } }
}
