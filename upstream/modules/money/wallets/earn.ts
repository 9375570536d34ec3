import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type AccountRef, post } from '../../books/ledger/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { entryKind, liabilityLine } from './posting.ts'
import { findWallet } from './reader.ts'
import { appendEntry, insertWallet } from './writer.ts'

type Earning = {
  partyId: string
  currency: string
  date: string
  /** In minor units of `currency`, above zero, and what that is worth in the base currency. */
  amount: Minor
  amountBase: Minor
  /** Where it was owed until now: the account that is debited. */
  from: AccountRef
  /** What it is for: one document is paid into a balance once. */
  document: { kind: string; id: string; number: string }
}

/**
 * Puts what the firm owes a party into their balance, which the first time opens.
 * @returns the wallet and the number of the entry
 * @throws AppError not_found, locked; conflict for a document that was paid in before
 */
export function earnInto(
  writer: Writer,
  context: FirmContext,
  { partyId, currency, date, amount, amountBase, from, document }: Earning,
): { walletId: string; number: string } {
  const customer = getStoredParty(writer, partyId)
  const wallet =
    findWallet(writer, partyId, currency) ??
    insertWallet(writer, context, { kind: 'customer', customer, currency, date })
  const id = context.newId()
  const entry = appendEntry(writer, context, wallet.id, {
    ...{ id, type: 'earn', date, amount, amountBase, document },
    reference: `${document.kind}:${document.id}`,
    note: document.number,
  })
  const number = `${wallet.number}/${entry.sequence}`
  post(writer, context, {
    date,
    memo: `${number} ${document.number}`,
    source: { kind: entryKind, id },
    lines: [
      { account: from, debit: amountBase, credit: 0, partyId, currency, amount },
      liabilityLine(wallet, entry),
    ],
  })
  return { walletId: wallet.id, number }
}
