import type { ExportOffers } from '#contract/reporting/exports.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { postedDays } from '../../books/ledger/views.ts'
import { fiscalYearStart, getFirmProfile } from '../../firm/firms/index.ts'
import { sirenOf } from './fec/file.ts'
import { findDatevNumbers } from './reader.ts'

/** What a firm can take along: what its country's law knows, and its journal by fiscal year. */
export function exportOffers(reader: Reader): Omit<ExportOffers, 'canRestore'> {
  const profile = getFirmProfile(reader)
  const { address, fiscalYearStart: start } = profile
  return {
    datev: address.country === 'DE' ? { numbers: findDatevNumbers(reader) ?? null } : null,
    hasGobd: address.country === 'DE',
    fec: address.country === 'FR' ? { siren: sirenOf(profile) ?? null } : null,
    years: yearsOf(postedDays(reader), start),
  }
}

function yearsOf(
  posted: { from: string; to: string } | undefined,
  start: string,
): ExportOffers['years'] {
  const years: ExportOffers['years'] = []
  if (!posted) return years
  for (let from = fiscalYearStart(posted.to, start); ; from = addMonths(from, -12)) {
    const to = addDays(addMonths(from, 12), -1)
    if (to < posted.from) return years
    years.push({ from, to })
  }
}
