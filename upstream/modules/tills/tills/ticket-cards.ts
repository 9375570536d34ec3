import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { TicketCard, TicketCardInput } from '#contract/tills/till-cards.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { GiftCardSum } from '#contract/tills/tills.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { debit, type PostingLine } from '../../books/ledger/index.ts'
import { isUnused, sellCardAtTill, takeCardBack, topUpAtTill } from '../../money/wallets/index.ts'
import { tillTicketCardsTable as table, tillTicketsTable } from './tables.ts'

export type StoredCard = typeof table.$inferSelect

type Document = { id: string; number: string; date: string }
type Sold = Document & { currency: string; customer: { id: string; name: string } | null }

/** What gift cards of a cart come to, minor units. */
export function cardTotal(cards: readonly { amount: Minor }[]): Minor {
  return cards.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Sells and tops up the gift cards of a ticket.
 * @throws AppError not_found; conflict for a card that can't be topped up
 */
export function sellCards(
  writer: Writer,
  context: FirmContext,
  { id, number, date, currency, customer }: Sold,
  cards: readonly TicketCardInput[],
): void {
  for (const [position, { amount, cardId }] of cards.entries()) {
    const use = {
      ...{ amount, date, currency, reference: referenceOf(id, position) },
      document: { kind: 'tillTicket', id, number },
    }
    const { code, ...card } =
      cardId === null
        ? sellCardAtTill(writer, context, { ...use, customer })
        : { ...topUpAtTill(writer, context, { ...use, cardId }), code: '' }
    const sealedCode = code === '' ? '' : writer.sealer.seal(code)
    const kept = { ...card, sealedCode, isTopUp: cardId !== null, refundOfPosition: null }
    insertCard(writer, { ...kept, ticketId: id, position, amount })
  }
}

/**
 * Takes gift cards of a ticket back onto a refund.
 * @param isSetAside whether they were set aside for it, see `holdCards`
 * @throws AppError conflict `giftCardUsed` where something of one was spent
 */
export function takeCardsBack(
  writer: Writer,
  context: FirmContext,
  ticketId: string,
  refund: Document,
  cards: readonly StoredCard[],
  isSetAside: boolean,
): void {
  for (const [position, { walletId, amount, ...card }] of cards.entries()) {
    takeCardBack(writer, context, walletId, {
      ...{ amount, date: refund.date, of: referenceOf(ticketId, card.position), isSetAside },
      reference: referenceOf(refund.id, position),
      document: { kind: 'tillTicket', id: refund.id, number: refund.number },
    })
    insertCard(writer, {
      ...{ ...card, walletId, position, ticketId: refund.id, amount: 0 - amount },
      ...{ sealedCode: '', refundOfPosition: card.position },
    })
  }
}

/**
 * The gift cards of a ticket that are to come back.
 * @param places null for all that are left
 * @throws AppError invalid at `giftCards` for a place where none is left
 */
export function chooseCards(
  reader: Reader,
  ticketId: string,
  places: readonly number[] | null,
): StoredCard[] {
  const back = placesBack(reader, ticketId)
  const left = cardsOf(reader, ticketId).filter(({ position }) => !back.has(position))
  const chosen = left.filter(({ position }) => places?.includes(position) ?? true)
  if (places !== null && chosen.length < places.length) {
    throw new AppError('invalid', 'The gift cards have fields to correct', {
      fields: { giftCards: { key: 'nothingLeft' } },
    })
  }
  return chosen
}

/** The gift cards of a ticket, without their codes. */
export function ticketCards(reader: Reader, ticketId: string): TicketCard[] {
  const back = placesBack(reader, ticketId)
  return cardsOf(reader, ticketId).map((card) => {
    const { position, walletId, number, codeEnd, isTopUp, expiresOn, amount } = card
    const isBack = back.has(position)
    return { position, walletId, number, codeEnd, code: '', isTopUp, expiresOn, amount, isBack }
  })
}

/** Who is to see a ticket: a member of the firm, or undefined who holds the receipt. */
export type TicketViewer = { viewer: Actor | undefined }

/**
 * A ticket for who may sell, with the codes of its new gift cards; for others without the address of
 * its public copy, where those codes stand.
 */
export function ticketFor(
  store: Pick<Store, 'reader' | 'sealer'>,
  ticket: Ticket,
  actor: Actor,
): Ticket {
  if (isAllowed(actor, 'till:sell')) return withCodes(store, ticket)
  return ticket.giftCards.length > 0 ? { ...ticket, publicToken: '' } : ticket
}

/**
 * A ticket with the codes of its new gift cards, as long as nobody has used them: for who sells, and for
 * who holds the receipt.
 */
export function withCodes(
  { reader, sealer }: Pick<Store, 'reader' | 'sealer'>,
  ticket: Ticket,
): Ticket {
  if (ticket.giftCards.length === 0) return ticket
  const sealed = new Map(
    cardsOf(reader, ticket.id).map(({ position, sealedCode }) => [position, sealedCode]),
  )
  const codeOf = ({ position, walletId }: TicketCard) => {
    const code = sealed.get(position) ?? ''
    const isNew = code !== '' && isUnused(reader, walletId, referenceOf(ticket.id, position))
    return isNew ? opened(sealer, code) : ''
  }
  return {
    ...ticket,
    giftCards: ticket.giftCards.map((card) => ({ ...card, code: codeOf(card) })),
  }
}

/** Empty where this deployment can't read it, as after a restore elsewhere. */
function opened({ unseal }: Store['sealer'], sealed: string): string {
  try {
    return unseal(sealed)
  } catch {
    return ''
  }
}

/** Gift cards of the tickets that a condition on them means. */
export function giftCardSum(
  { sql }: Reader,
  condition: string,
  bound: readonly string[],
): GiftCardSum {
  return sql
    .exec<GiftCardSum>(
      `select count(case when amount > 0 then 1 end) as sold, coalesce(sum(amount), 0) as amount
       from till_ticket_cards where ticket_id in (select id from till_tickets where ${condition})`,
      ...bound,
    )
    .one()
}

/** What of a day's takings is owed on cards: it stood against the transit account since the sale. */
export function cardLines(reader: Reader, sessionId: string, date: string): PostingLine[] {
  const { amount } = giftCardSum(reader, 'session_id = ? and date = ?', [sessionId, date])
  return [debit({ role: 'transit' }, 0 - amount)]
}

export function cardsOf({ db }: Reader, ticketId: string): StoredCard[] {
  const { ticketId: column, position } = table
  return db.select().from(table).where(eq(column, ticketId)).orderBy(asc(position)).all()
}

function placesBack({ db }: Reader, ticketId: string): Set<number | null> {
  const { id, refundOfId } = tillTicketsTable
  const refunds = db.select({ id }).from(tillTicketsTable).where(eq(refundOfId, ticketId))
  const rows = db
    .select({ place: table.refundOfPosition })
    .from(table)
    .where(and(inArray(table.ticketId, refunds), isNotNull(table.refundOfPosition)))
    .all()
  return new Set(rows.map(({ place }) => place))
}

function insertCard({ db }: Writer, card: StoredCard): void {
  db.insert(table).values(card).run()
}

/** What a wallet knows a card's line of a ticket by. */
function referenceOf(ticketId: string, position: number): string {
  return `till:${ticketId}:card:${position}`
}
