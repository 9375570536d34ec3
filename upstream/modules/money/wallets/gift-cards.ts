import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { GiftCardInput } from '#contract/money/wallets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { lastDayOfCard } from './card-settings.ts'
import { hashOfCode, newCode } from './code.ts'
import { planExpiry } from './expiry.ts'
import { findCard, findWallet, getStoredWallet, type StoredWallet } from './reader.ts'
import { payInto } from './top-up.ts'
import { appendEntry, insertWallet } from './writer.ts'

/**
 * Sells a gift card to a customer. Gives its code, which is kept nowhere.
 * @throws AppError not_found, invalid, locked
 */
export function issueGiftCard(
  writer: Writer,
  context: FirmContext,
  { expiresOn: wished, ...input }: GiftCardInput,
): { wallet: StoredWallet; code: string } {
  const customer = getStoredParty(writer, input.customerId)
  const { currency, date } = input
  const expiresOn = wished === undefined ? lastDayOfCard(writer, date) : wished
  const { wallet, code } = openCard(writer, context, { customer, currency, date, expiresOn })
  payInto(writer, context, wallet, input)
  return { wallet: getStoredWallet(writer, wallet.id), code }
}

type NewCard = {
  customer: { id: string; name: string } | null
  currency: string
  date: string
  expiresOn: string | null
}

/** Opens a card with nothing on it. @throws AppError invalid where it would have ended already */
export function openCard(
  writer: Writer,
  context: FirmContext,
  { customer, currency, date, expiresOn }: NewCard,
): { wallet: StoredWallet; code: string } {
  if (expiresOn !== null && expiresOn <= date) {
    throw new AppError('invalid', 'The gift card has fields to correct', {
      fields: { expiresOn: { key: 'inPast' } },
    })
  }
  const code = newCode()
  const card = { hash: hashOfCode(code), end: code.slice(-4), expiresOn }
  const wallet = insertWallet(writer, context, {
    kind: 'giftCard',
    customer,
    currency,
    date,
    card,
  })
  planExpiry(writer, context, wallet)
  return { wallet, code }
}

/** What somebody else's document says of a card: a till's receipt, its id and number. */
export type CardUse = {
  /** In minor units of the card's currency, above zero. */
  amount: Minor
  date: string
  /** Used once in the firm; a repetition is refused. */
  reference: string
  document: { kind: string; id: string; number: string }
}

/** A card that can be spent today. @throws AppError not_found; invalid `cardExpired` */
export function getUsableCard(reader: Reader, context: FirmContext, code: string): StoredWallet {
  const card = findCard(reader, code)
  const problem = !card
    ? 'unknownCard'
    : card.expiresOn !== null && card.expiresOn < firmDate(reader, context)
      ? 'cardExpired'
      : card.isBlocked && 'walletBlocked'
  if (card && !problem) return card
  throw new AppError('invalid', 'The gift card has fields to correct', {
    fields: { code: { key: problem || 'unknownCard' } },
  })
}

/**
 * That `code` is of this card and the card can be spent today.
 * @throws AppError invalid without a code, with that of another card, or as `getUsableCard`
 */
export function requireCode(
  reader: Reader,
  context: FirmContext,
  cardId: string,
  code: string,
): void {
  const key = code === '' ? 'required' : 'otherCard'
  if (code !== '' && getUsableCard(reader, context, code).id === cardId) return
  throw new AppError('invalid', 'The gift card has fields to correct', {
    fields: { code: { key } },
  })
}

/**
 * Moves what is left on a card to a customer's wallet. Nothing is posted: it is owed as before.
 * @throws AppError not_found, invalid
 */
export function redeemGiftCard(
  writer: Writer,
  context: FirmContext,
  { code, customerId }: { code: string; customerId: string },
): StoredWallet {
  const card = getUsableCard(writer, context, code)
  const amount = card.balance - card.held
  if (amount === 0) {
    throw new AppError('invalid', 'The gift card has fields to correct', {
      fields: { code: { key: 'cardEmpty' } },
    })
  }
  const customer = getStoredParty(writer, customerId)
  const date = firmDate(writer, context)
  const { currency } = card
  const wallet =
    findWallet(writer, customerId, currency) ??
    insertWallet(writer, context, { kind: 'customer', customer, currency, date })
  const id = context.newId()
  const out = appendEntry(writer, context, card.id, {
    id,
    type: 'spend',
    date,
    amount: -amount,
    reference: `redeem:${id}:out`,
    document: { kind: 'wallet', id: wallet.id, number: wallet.number },
  })
  appendEntry(writer, context, wallet.id, {
    id: context.newId(),
    type: 'top_up',
    date,
    amount,
    reference: `redeem:${id}:in`,
    amountBase: 0 - out.amountBase,
    document: { kind: 'wallet', id: card.id, number: card.number },
  })
  for (const one of [card, wallet]) {
    writer.audit({
      entity: 'wallet',
      entityId: one.id,
      action: 'redeem',
      title: one.number,
      amount,
      currency,
    })
  }
  return getStoredWallet(writer, wallet.id)
}
