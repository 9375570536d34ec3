import { type EcListFile, ecListFileOf, taxPeriodOf } from '#contract/ec-lists.ts'
import { AppError, invalidField } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import { requirePermission } from '#contract/roles.ts'
import { getFirmProfile } from '../../firms/index.ts'
import type { Frame } from '../frame.ts'
import { type EuKind, euLines } from './eu-supplies.ts'
import { modelo349 } from './modelo-349.ts'
import { zmCsv } from './zm-csv.ts'

/** What a customer or supplier stands with in the file, of one kind. */
export type ListedParty = {
  vatId: string
  name: string
  kind: EuKind
  amount: Minor
  /** Whether some of it corrects days of which the return had been filed. */
  isCorrected: boolean
}

/**
 * The list of the frame's days in the form of the firm's authority, made of the same lines as the
 * report.
 * @throws AppError forbidden without the right to see customers; not_found where the country has
 *   another form or none; invalid where the days are none that it is filed for, or somebody listed has
 *   no VAT number
 */
export function ecListFile(frame: Frame, format: EcListFile): File {
  requirePermission(frame.context.actor, 'party:view')
  const { span, country, reader } = frame
  const form = ecListFileOf[country]
  if (form?.format !== format) throw new AppError('not_found', 'No such file in this country')
  const period = taxPeriodOf(span)
  if (!period || !form.periods.includes(period.kind)) throw invalidField('to', 'noReturnPeriod')
  const parties = listedParties(frame)
  const name = `${format === 'zm' ? 'ZM' : '349'}_${span.from}_${span.to}`
  if (format === 'zm') {
    return new File([zmCsv(parties)], `${name}.csv`, { type: 'text/csv;charset=utf-8' })
  }
  const { legalName, vatId, taxNumber, phone } = getFirmProfile(reader)
  const declarant = { name: legalName, taxId: vatId || taxNumber, phone }
  const text = modelo349(parties, { declarant, year: span.from.slice(0, 4), period })
  // ISO 8859-1, as the authority reads it; the records hold no character beyond that.
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return new File([bytes], `${name}.349`, { type: 'text/plain;charset=iso-8859-1' })
}

/** Sums by VAT number and kind: two customers may share a number. */
function listedParties(frame: Frame): ListedParty[] {
  const parties = new Map<string, ListedParty>()
  for (const { kind, customer, amount, isLate } of euLines(frame)) {
    if (!customer?.vatId) throw invalidField('to', 'listedWithoutNumber')
    const vatId = customer.vatId.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
    const key = `${vatId} ${kind}`
    const before = parties.get(key)
    parties.set(key, {
      ...{ vatId, name: before?.name ?? customer.name, kind },
      amount: (before?.amount ?? 0) + amount,
      isCorrected: isLate || before?.isCorrected === true,
    })
  }
  return [...parties.values()].sort(
    (one, other) =>
      one.vatId.localeCompare(other.vatId, 'en') || one.kind.localeCompare(other.kind),
  )
}
