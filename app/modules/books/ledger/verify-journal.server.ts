import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { ledgerContract, type Verification } from '#contract/books/ledger.ts'

/** How many parts a page waits for; the firm answers others between them. */
const parts = 10

/** Verifies the journal after an entry, part by part, until it ends, breaks or takes too long. */
export async function verifyJournal(
  { call, firm }: FirmAccess,
  from: number,
): Promise<Verification> {
  const { firmId } = firm
  let found = await call(ledgerContract.verify, { firmId, from })
  for (let part = 1; part < parts && found.next !== null; part++) {
    found = await call(ledgerContract.verify, { firmId, from: found.next })
  }
  return found
}
