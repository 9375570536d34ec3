import type { Language } from '#contract/fields.ts'
import type { Address, Firm, FirmInput } from '#contract/firms.ts'
import type { PartyInput } from '#contract/parties.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { taxRules } from '../taxes/index.ts'
import type { DocumentRow, LineRow } from './reader.ts'

/**
 * Who sold what to whom and under which texts: what a document shows of other records. It is kept
 * with a finalised document, which later changes of those records must not touch.
 */
export type Snapshot = {
  seller: FirmInput & { paper: 'A4' | 'Letter'; taxName: Firm['taxName'] }
  buyer: Pick<
    PartyInput,
    'kind' | 'name' | 'contactName' | 'email' | 'vatId' | 'registryNumber'
  > & { address: Address }
  /** By tax code: the names and legal notes in each language. */
  taxes: Record<string, { name: Record<Language, string>; note: Record<Language, string> | null }>
}

/** What a document shows now: as it was finalised, or for a draft as its records are today. */
export function snapshotOf(
  reader: Reader,
  row: Pick<DocumentRow, 'snapshot' | 'customerId'>,
  lines: readonly Pick<LineRow, 'taxCode'>[],
): Snapshot {
  return row.snapshot === null
    ? takeSnapshot(reader, row.customerId, lines)
    : JSON.parse(row.snapshot)
}

/** The records a document shows, as they are now. */
export function takeSnapshot(
  reader: Reader,
  customerId: string,
  lines: readonly Pick<LineRow, 'taxCode'>[],
): Snapshot {
  const { id: _, logoType: __, version: ___, ...seller } = getFirmProfile(reader)
  const customer = getStoredParty(reader, customerId)
  const rules = taxRules(reader)
  const codes = [...new Set(lines.map(({ taxCode }) => taxCode))].sort()
  const taxes: Snapshot['taxes'] = {}
  for (const code of codes) {
    const rule = rules.get(code)
    if (rule) taxes[code] = { name: rule.name, note: rule.note }
  }
  const { kind, name, contactName, email, vatId, registryNumber } = customer
  const address: Address = JSON.parse(customer.address)
  return {
    seller,
    buyer: { kind, name, contactName, email, vatId, registryNumber, address },
    taxes,
  }
}
