import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { RefundInput, type Ticket } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { hasTerminals, terminalsOf } from '../../selling/card-terminals/index.ts'
import { nextLookBack } from './give-back.ts'
import { refundTicket } from './refund.ts'
import { freeCards, holdCards } from './terminal-refund-cards.ts'
import {
  changeTerminalRefund,
  chargeOf,
  findTerminalRefund,
  insertTerminalRefund,
  leftOnCard,
  refundUnderWay,
  type StoredTerminalRefund,
} from './terminal-refund-store.ts'
import type { Means } from './terminal-show.ts'
import { asAsker, type StoredTerminal } from './terminal-store.ts'
import { getTicket } from './ticket-reader.ts'

/** What goes on with a refund whose answer was lost, and looks what became of one on its way. */
export const terminalRefundJob = 'tills.terminalRefund'

const askAgainMs = 60_000

/**
 * Takes back lines of a ticket. What its card paid at a terminal goes back to that card through the
 * provider: the refund is rehearsed, written down under a key, made at the provider, and only then
 * written as a ticket. Sent again it goes on where it was, and gives back once.
 * @throws AppError as `refundTicket`; conflict `noCardProvider`, `cardRefundRefused` and the like where
 *   the card is given nothing, `cardRefundUnderWay` for another refund meanwhile; invalid at `tender` for
 *   more than the card paid; unavailable where the provider does not answer, and it is asked again,
 *   unless its ticket would be refused by then
 */
export async function takeBack(
  means: Means,
  ticketId: string,
  input: RefundInput,
): Promise<Ticket> {
  const { store, firm } = means
  const known = refundUnderWay(store.reader, ticketId)
  if (known) {
    if (known.input !== JSON.stringify(input)) throw conflictOf('cardRefundUnderWay')
    return goOn(means, known, true)
  }
  const charge = chargeOf(store.reader, ticketId)
  const onCard = charge ? rehearsedOnCard(means, ticketId, input) : 0
  if (!charge || onCard === 0) {
    return store.transact(firm, (writer) => refundTicket(writer, firm, ticketId, input))
  }
  if (!hasTerminals(means.env)) throw conflictOf('noCardProvider')
  return goOn(means, insertRefund(means, charge, { ticketId, input, amount: onCard }), false)
}

/** What a refund would give back to the card. @throws AppError what would refuse it; invalid at `tender` */
function rehearsedOnCard({ store, firm }: Means, ticketId: string, input: RefundInput): number {
  const left = leftOnCard(store.reader, ticketId)
  const after = store.tryOut(firm, (writer) => {
    refundTicket(writer, firm, ticketId, input)
    return leftOnCard(writer, ticketId)
  })
  if (after < 0) throw invalidField('tender', 'moreThanCardPaid')
  return left - after
}

function insertRefund(
  { store, firm }: Means,
  { paymentId, currency }: StoredTerminal,
  { ticketId, input, amount }: { ticketId: string; input: RefundInput; amount: number },
): StoredTerminalRefund {
  const row: StoredTerminalRefund = {
    ...{ id: firm.newId(), ticketId, paymentId: paymentId ?? '', amount, currency },
    ...{ input: JSON.stringify(input), askedBy: JSON.stringify(firm.actor) },
    ...{ state: 'asking', refundId: null, reason: '', refundTicketId: null },
    askedAt: firm.now.toISOString(),
  }
  store.transact(firm, (writer) => {
    insertTerminalRefund(writer, row)
    holdCards(writer, firm, row)
    schedule(writer, {
      ...{ kind: terminalRefundJob, key: row.id, payload: { refundId: row.id } },
      dueAt: new Date(firm.now.getTime() + askAgainMs),
      title: getTicket(store.reader, firm, ticketId).number,
      link: `tills/tickets/${ticketId}`,
    })
  })
  return row
}

/** Brings a refund to its end, from wherever it is. @throws AppError as `takeBack` */
async function goOn(means: Means, row: StoredTerminalRefund, isAgain: boolean): Promise<Ticket> {
  if (row.state === 'made') return write(means, row)
  const { store, env, firm } = means
  const { id: key, paymentId, amount, currency } = row
  const demand = { paymentId, amount, currency, key }
  const terminals = await terminalsOf(env)
  const [known] = isAgain ? await terminals.givenBack(demand) : []
  if (isAgain && !known) requireTicket(means, row)
  const back = known ?? (await terminals.giveBack(demand))
  if (back.state === 'refused') {
    refuse(means, row, back.reason)
    throw conflictOf(refusals[back.reason])
  }
  const { refundId } = back
  store.transact(firm, (writer) => {
    if (findTerminalRefund(writer, key)?.state !== 'asking') return
    changeTerminalRefund(writer, key, { state: 'made', refundId })
  })
  return write(means, { ...row, refundId }, back.state === 'pending')
}

/**
 * That the ticket of what the card was not given yet would still be taken: the till may have been closed
 * meanwhile. One that would not is over, once an earlier call can no longer be on its way.
 * @throws AppError what refuses the ticket
 */
function requireTicket(means: Means, row: StoredTerminalRefund): void {
  const { store, firm } = means
  const asked = asAsker(firm, row)
  try {
    store.tryOut(asked, (writer) => writeTicket(writer, asked, row))
  } catch (error) {
    const isOver = firm.now.getTime() >= Date.parse(row.askedAt) + askAgainMs
    if (error instanceof AppError && isOver) refuse(means, row, error.code)
    throw error
  }
}

function refuse({ store, firm }: Means, row: StoredTerminalRefund, reason: string): void {
  store.transact(firm, (writer) => {
    if (findTerminalRefund(writer, row.id)?.state !== 'asking') return
    changeTerminalRefund(writer, row.id, { state: 'refused', reason })
    freeCards(writer, firm, row)
    cancel(writer, terminalRefundJob, row.id)
  })
}

const refusals = {
  alreadyBack: 'cardAlreadyBack',
  noMoney: 'cardNoMoney',
  disputed: 'cardChargeDisputed',
  refused: 'cardRefundRefused',
} as const

/** Writes the ticket of what the card was given, once. @throws AppError what refuses the ticket */
function write({ store, firm }: Means, row: StoredTerminalRefund, isPending = true): Ticket {
  const { id } = row
  const asked = asAsker(firm, row)
  const written = store.transact(asked, (writer) => {
    const current = findTerminalRefund(writer, id)
    if (current?.refundTicketId) return current.refundTicketId
    const ticket = writeTicket(writer, asked, row)
    changeTerminalRefund(writer, id, { state: 'done', refundTicketId: ticket.id })
    cancel(writer, terminalRefundJob, id)
    planLook(writer, asked, row, { title: ticket.number, isPending })
    return ticket.id
  })
  return getTicket(store.reader, firm, written)
}

function writeTicket(writer: Writer, asked: FirmContext, row: StoredTerminalRefund): Ticket {
  const input = RefundInput.parse(JSON.parse(row.input))
  const cardReference = row.refundId ?? ''
  freeCards(writer, asked, row)
  return refundTicket(writer, asked, row.ticketId, input, { cardReference, isSetAside: true })
}

function planLook(
  writer: Writer,
  { now }: Means['firm'],
  { id, ticketId, askedAt }: StoredTerminalRefund,
  { title, isPending }: { title: string; isPending: boolean },
): void {
  const dueAt = nextLookBack(askedAt, now, isPending)
  if (!dueAt) return
  const link = `tills/tickets/${ticketId}`
  const payload = { refundId: id }
  schedule(writer, { kind: terminalRefundJob, key: id, dueAt, payload, title, link })
}

/**
 * Goes on with a refund whose answer was lost, and looks what became of one that was made: where it
 * failed after all, the firm is told, and owes it in another way.
 * @returns when to look again
 * @throws AppError where the provider does not answer, and where its ticket is refused
 */
export async function followRefund(means: Means, id: string): Promise<Date | undefined> {
  const { store, env, firm } = means
  const row = findTerminalRefund(store.reader, id)
  if (!row || row.state === 'refused' || row.state === 'failed') return undefined
  if (row.state !== 'done') {
    await goOn(means, row, true).catch((error: unknown) => {
      // The provider said no: whoever asked was told, or sees that nothing was written.
      if (findTerminalRefund(store.reader, id)?.state !== 'refused') throw error
    })
    return undefined
  }
  const terminals = await terminalsOf(env)
  const back = await terminals.lookBack(row.refundId ?? '')
  if (back.state !== 'refused') return nextLookBack(row.askedAt, firm.now, back.state === 'pending')
  tellFailed(means, row)
  return undefined
}

function tellFailed({ store, firm }: Means, row: StoredTerminalRefund): void {
  const { id, ticketId, amount, currency, refundTicketId } = row
  const number = numberOf(store.reader, refundTicketId ?? ticketId)
  store.transact(firm, (writer) => {
    changeTerminalRefund(writer, id, { state: 'failed' })
    queueNotice(writer, firm, {
      ...{ kind: 'terminalRefundFailed', params: { number, amount, currency }, isForAll: true },
      link: `/firms/${firm.firmId}/tills/tickets/${refundTicketId ?? ticketId}`,
    })
  })
}

function numberOf({ sql }: Reader, ticketId: string): string {
  return sql
    .exec<{ number: string }>('select number from till_tickets where id = ?', ticketId)
    .one().number
}
