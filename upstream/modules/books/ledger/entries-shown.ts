import type { Reader } from '../../../firm/store.ts'
import { accountName } from './account-reader.ts'
import { entriesOf, linesOf } from './reader.ts'

/** The entries of a document as its page shows them, each line with its account's name. */
export function entriesShown(reader: Reader, sourceId: string) {
  return entriesOf(reader, sourceId).map(({ id, date, sequence }) => ({
    id,
    date,
    lines: linesOf(reader, sequence).map(({ account, debit, credit }) => ({
      account,
      debit,
      credit,
      name: accountName(reader, account),
    })),
  }))
}
