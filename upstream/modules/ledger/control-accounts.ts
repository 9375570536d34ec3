import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'

/** By role of an account: what its documents say stands on it, debit less credit, base currency. */
export type OpenByDocuments = Record<string, (reader: Reader) => Minor>

/** Owners of open items say so in their `open-by-documents.ts`. */
const found = import.meta.glob<{ openByDocuments: OpenByDocuments }>('../*/open-by-documents.ts', {
  eager: true,
})

/** What all owners say stands on the account of a role. */
export function openByOwners(reader: Reader, role: string): Minor {
  return Object.values(found).reduce(
    (sum, { openByDocuments }) => sum + (openByDocuments[role]?.(reader) ?? 0),
    0,
  )
}
