import { conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { moveAtTill } from './at-till.ts'
import { lastDayOfCard } from './card-settings.ts'
import { type CardUse, openCard } from './gift-cards.ts'
import { getStoredWallet, type StoredWallet } from './reader.ts'
import { setBlocked } from './writer.ts'

/** A gift card as a ticket names it. */
export type TillCard = {
  walletId: string
  number: string
  codeEnd: string
  /** Its last day; null for none. */
  expiresOn: string | null
}

type NewCard = CardUse & { customer: { id: string; name: string } | null; currency: string }

/**
 * Sells a gift card over the counter: what is owed on it stands in the books at once, against the
 * transit account, until the till's day brings what was paid. Gives its code, which is not kept here.
 */
export function sellCardAtTill(
  writer: Writer,
  context: FirmContext,
  { customer, currency, ...use }: NewCard,
): TillCard & { code: string } {
  const { wallet, code } = openCard(writer, context, {
    ...{ customer, currency, date: use.date },
    expiresOn: lastDayOfCard(writer, use.date),
  })
  moveAtTill(writer, context, wallet.id, { ...use, type: 'top_up' })
  return { ...toTillCard(wallet), code }
}

/** `W-0007 …4K2M`, as a cart names a card. @throws AppError not_found */
export function nameOfCard(reader: Reader, cardId: string): string {
  const { number, codeEnd } = getStoredWallet(reader, cardId)
  return `${number} …${codeEnd}`
}

/**
 * Puts money that was paid at a till onto a card.
 * @throws AppError not_found; conflict `cardNotUsable` for no card, one that is blocked or has ended
 *   or one in another currency
 */
export function topUpAtTill(
  writer: Writer,
  context: FirmContext,
  { cardId, currency, ...use }: CardUse & { cardId: string; currency: string },
): TillCard {
  const card = getStoredWallet(writer, cardId)
  const isOver = card.expiresOn !== null && card.expiresOn < use.date
  const isOther = card.kind !== 'giftCard' || card.currency !== currency
  if (isOther || isOver || card.isBlocked) throw conflictOf('cardNotUsable')
  moveAtTill(writer, context, cardId, { ...use, type: 'top_up' })
  return toTillCard(card)
}

/** Whether all that was put onto a card under a reference is there, and nothing was spent since. */
export function isUnused({ sql }: Reader, walletId: string, reference: string): boolean {
  const { isThere } = sql
    .exec<{ isThere: number }>(
      `select exists (
         select 1 from wallets join wallet_entries as own on wallet_id = wallets.id
         where wallets.id = ?1 and reference = ?2 and is_blocked = 0 and balance - wallets.held >= own.amount
           and (select coalesce(sum(amount), 0) from wallet_entries
             where wallet_id = ?1 and sequence > own.sequence and type not in ('top_up', 'payout')) >= 0) as isThere`,
      ...[walletId, reference],
    )
    .one()
  return isThere === 1
}

/**
 * Takes back what a ticket put onto a card; one that is empty then is void.
 * @param of the reference of what comes back
 * @param isSetAside what comes back was set aside while nothing of it was spent, and was freed just now
 * @throws AppError conflict `giftCardUsed` where something of it was spent
 */
export function takeCardBack(
  writer: Writer,
  context: FirmContext,
  walletId: string,
  { of, isSetAside, ...use }: CardUse & { of: string; isSetAside: boolean },
): void {
  if (!isSetAside && !isUnused(writer, walletId, of)) throw conflictOf('giftCardUsed')
  moveAtTill(writer, context, walletId, { ...use, type: 'payout', amount: 0 - use.amount })
  if (getStoredWallet(writer, walletId).balance === 0) setBlocked(writer, walletId, true)
}

function toTillCard({ id, number, codeEnd, expiresOn }: StoredWallet): TillCard {
  return { walletId: id, number, codeEnd, expiresOn }
}
