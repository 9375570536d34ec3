import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import {
  allocate,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
  shareOfBase,
} from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { planExpiry } from './expiry.ts'
import { entryKind, liabilityLine } from './posting.ts'
import { givenBackReference, type StoredWallet } from './reader.ts'
import { walletEntriesTable, walletsTable } from './tables.ts'
import { appendEntry } from './writer.ts'

type GiveBack = {
  invoiceId: string
  creditNoteId: string
  /** At most this goes back onto cards. */
  amount: Minor
}

/**
 * Puts what a credit note gives back onto the gift cards that paid its invoice, in the order in which they
 * paid, each at most with what it paid. A card that is blocked or over takes nothing: that stays to the
 * customer's credit, as does what the note left open beyond the cards.
 * @returns how much went onto cards
 * @throws AppError locked
 */
export function giveBackToCards(
  writer: Writer,
  context: FirmContext,
  { invoiceId, creditNoteId, amount }: GiveBack,
): Minor {
  const date = firmDate(writer, context)
  let left = amount
  for (const { card, spent } of cardsOfInvoice(writer, invoiceId)) {
    const isUsable = !card.isBlocked && (card.expiresOn === null || card.expiresOn >= date)
    const part = isUsable ? Math.min(left, spent) : 0
    if (part > 0)
      left -= putOnCard(writer, context, { card, invoiceId, creditNoteId, amount: part })
  }
  return amount - left
}

/** The gift cards that paid an invoice, and what of that each has not got back. */
function cardsOfInvoice({ db }: Reader, invoiceId: string): { card: StoredWallet; spent: Minor }[] {
  const rows = db
    .select({ card: walletsTable, amount: walletEntriesTable.amount })
    .from(walletEntriesTable)
    .innerJoin(walletsTable, eq(walletsTable.id, walletEntriesTable.walletId))
    .where(
      and(
        eq(walletEntriesTable.documentId, invoiceId),
        eq(walletEntriesTable.documentKind, 'invoice'),
        inArray(walletEntriesTable.type, ['spend', 'refund']),
        eq(walletsTable.kind, 'giftCard'),
      ),
    )
    .orderBy(asc(walletEntriesTable.createdAt), asc(walletEntriesTable.id))
    .all()
  const cards = new Map<string, { card: StoredWallet; spent: Minor }>()
  for (const { card, amount } of rows) {
    const before = cards.get(card.id)?.spent ?? 0
    cards.set(card.id, { card, spent: before - amount })
  }
  return [...cards.values()]
}

/** @returns how much of it the credit note had open, which is on the card now */
function putOnCard(
  writer: Writer,
  context: FirmContext,
  { card, invoiceId, creditNoteId, amount: wanted }: GiveBack & { card: StoredWallet },
): Minor {
  const credit = itemsOfDocument(writer, creditNoteId).find(({ side }) => side === 'credit')
  const amount = Math.min(wanted, credit?.balance ?? 0)
  if (!credit || amount <= 0 || credit.currency !== card.currency) return 0
  const date = firmDate(writer, context)
  requireOpenDate(writer, date, context)
  const amountBase = shareOfBase(credit, amount)
  const id = context.newId()
  const entry = appendEntry(writer, context, card.id, {
    ...{ id, type: 'refund', date, amount, amountBase, note: credit.documentNumber },
    reference: givenBackReference(creditNoteId, card.id),
    document: { kind: 'invoice', id: invoiceId, number: credit.documentNumber },
  })
  const number = `${card.number}/${entry.sequence}`
  const { partyId, currency } = credit
  const item = openItem(writer, context, {
    ...{ partyId, direction: 'receivable', side: 'debit', currency, amount, amountBase },
    ...{ document: { kind: entryKind, id, number }, date, dueDate: date },
  })
  const settled = allocate(writer, context, {
    ...{ kind: 'refund', debitItemId: item.id, creditItemId: credit.id },
    ...{ debitAmount: amount, creditAmount: amount, date, entrySourceId: id },
  })
  const posting = {
    memo: `${number} ${credit.documentNumber}`,
    source: { kind: entryKind, id },
  }
  const lines = [itemLine(item), liabilityLine(card, entry)]
  postDated(writer, context, posting, [{ date, lines }, settled])
  planExpiry(writer, context, card)
  writer.audit({
    ...{ entity: 'wallet', entityId: card.id, action: 'giveBack', title: card.number },
    ...{ amount, currency, detail: credit.documentNumber },
  })
  return amount
}
