import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Cart, TenderInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { holdAtTill, releaseAtTill } from '../../money/wallets/index.ts'
import { type StoredTerminal, tendersOf } from './terminal-store.ts'
import { knowWallets } from './wallet-tenders.ts'

/**
 * What the card is to pay where nobody said it: what cash, gift cards and the balance leave. A gift
 * card without an amount pays what it can first.
 * @throws AppError invalid at a tender, also where nothing is left for the card
 */
export function restForCard(
  reader: Reader,
  context: FirmContext,
  { total, giftCardTotal, currency, customerId }: Cart,
  tenders: readonly TenderInput[],
): Minor {
  const due = { total, goods: total - giftCardTotal, currency, customerId }
  const known = knowWallets(reader, context, due, tenders)
  const rest = known.reduce((left, { amount }) => left - amount, total)
  if (rest > 0) return rest
  const at = tenders.findIndex(({ tender }) => tender === 'card')
  throw invalidField(`tenders.${at}.amount`, 'moreThanTicket')
}

/** Sets aside what gift cards and the balance pay, so that it is there once the card has paid. */
export function holdBeside(writer: Writer, context: FirmContext, row: StoredTerminal): void {
  for (const { walletId, amount, reference } of walletsOf(row)) {
    holdAtTill(writer, context, walletId, { amount, date: today(writer, context), reference })
  }
}

/** Frees it: the ticket takes it, or the customer keeps it. */
export function releaseBeside(writer: Writer, context: FirmContext, row: StoredTerminal): void {
  for (const { walletId, amount, reference } of walletsOf(row)) {
    releaseAtTill(writer, context, walletId, { amount, date: today(writer, context), reference })
  }
}

function walletsOf(row: StoredTerminal) {
  return tendersOf(row).flatMap(({ walletId, amount }, at) => {
    const reference = `terminal:${row.cartId}:${row.attempt}:${at}`
    return walletId === '' || amount === 0 ? [] : [{ walletId, amount, reference }]
  })
}

function today(reader: Reader, context: FirmContext): string {
  return firmDate(reader, context)
}
