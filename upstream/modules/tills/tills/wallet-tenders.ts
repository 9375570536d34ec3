import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { TenderInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  balanceAtTill,
  cardAtTill,
  giveBackAtTill,
  takeAtTill,
  walletAtTill,
} from '../../money/wallets/index.ts'
import type { KnownTender, Tendered, TypedTender } from './tendered.ts'

type Sale = {
  total: Minor
  /** What of it no gift cards are sold for: a card buys no other card. */
  goods: Minor
  currency: string
  customerId: string | null
}

/**
 * Finds the gift cards and balances that are to pay, and what those without an amount can pay of what
 * the others leave. A code is not kept: the receipt names the card.
 * @throws AppError invalid at `tenders.<n>.reference` or `tenders.<n>.amount`
 */
export function knowWallets(
  reader: Reader,
  context: FirmContext,
  { total, goods, currency, customerId }: Sale,
  tenders: readonly TypedTender[],
): KnownTender[] {
  const unpaid = tenders.reduce((rest, { tender, amount }) => {
    return tender === 'cash' ? rest : rest - amount
  }, total)
  const isWallet = ({ tender }: TenderInput) => tender === 'giftCard' || tender === 'balance'
  const said = tenders.filter(isWallet).reduce((sum, { amount }) => sum + amount, 0)
  let spent = 0
  let due = Math.min(unpaid, goods - said)
  const seen = new Set<string>()
  return tenders.map((tender, at) => {
    if (!isWallet(tender)) {
      return { ...tender, walletId: '' }
    }
    if (total < 0) throw invalidField(`tenders.${at}.amount`, 'moreThanTicket')
    const wallet = walletOf(reader, context, { tender, currency, customerId, at })
    if (!wallet) throw invalidField(`tenders.${at}.amount`, 'noBalance')
    if (seen.has(wallet.walletId)) throw invalidField(`tenders.${at}.reference`, 'walletTwice')
    seen.add(wallet.walletId)
    const isOpen = tender.amount === 0
    const amount = isOpen ? Math.max(Math.min(wallet.free, due), 0) : tender.amount
    if (amount > wallet.free || wallet.free === 0) {
      throw invalidField(`tenders.${at}.amount`, 'walletTooLow')
    }
    if (isOpen) due -= amount
    spent += amount
    if (spent > Math.max(goods, 0)) throw invalidField(`tenders.${at}.amount`, 'cardBuysNoCard')
    return { ...tender, amount, reference: wallet.name, walletId: wallet.walletId }
  })
}

/** The one that was found before, else what the code or the customer says. */
function walletOf(
  reader: Reader,
  context: FirmContext,
  of: { tender: TypedTender; currency: string; customerId: string | null; at: number },
) {
  const { tender, currency, customerId, at } = of
  if (tender.walletId) {
    const known = walletAtTill(reader, tender.walletId)
    if (known.isBlocked) throw invalidField(`tenders.${at}.reference`, 'walletBlocked')
    return known
  }
  if (tender.tender === 'giftCard') {
    return findCard(reader, context, { code: tender.reference, currency }, at)
  }
  return customerId === null ? undefined : balanceAtTill(reader, customerId, currency)
}

function findCard(
  reader: Reader,
  context: FirmContext,
  card: { code: string; currency: string },
  at: number,
) {
  try {
    return cardAtTill(reader, context, card)
  } catch (error) {
    const problem = error instanceof AppError ? error.fields.code : undefined
    if (!problem) throw error
    throw invalidField(`tenders.${at}.reference`, problem.key, problem.params)
  }
}

/** Moves what gift cards and balances pay of a ticket, or get back by it. */
export function moveWallets(
  writer: Writer,
  context: FirmContext,
  { id, number, date }: { id: string; number: string; date: string },
  tenders: readonly Tendered[],
): void {
  for (const [at, { walletId, amount }] of tenders.entries()) {
    if (walletId === '' || amount === 0) continue
    const use = {
      amount: Math.abs(amount),
      date,
      reference: `till:${id}:${at}`,
      document: { kind: 'tillTicket', id, number },
    }
    if (amount > 0) takeAtTill(writer, context, walletId, use)
    else giveBackAtTill(writer, context, walletId, use)
  }
}
