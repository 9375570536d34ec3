import { dailySalesContract } from '#contract/tills/daily-sales.ts'
import { dayTotalsContract } from '#contract/tills/day-totals.ts'
import {
  tillCartsContract,
  tillRegistersContract,
  tillSessionsContract,
  tillTicketsContract,
} from '#contract/tills/till-calls.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { addGiftCard, addToCart } from './add-to-cart.ts'
import { getCart } from './cart-store.ts'
import {
  listCarts,
  parkCart,
  payCart,
  resumeCart,
  startCart,
  updateCart,
  voidCart,
} from './carts.ts'
import { dailySales } from './daily-sales.ts'
import { reserveSeries } from './devices.ts'
import { favouriteIds, getFavourites, setFavourites } from './favourites.ts'
import { sessionList, sessionRows, ticketList, ticketRows } from './lists.ts'
import { openRegister } from './open-register.ts'
import { publicHandlers } from './public-ticket.ts'
import {
  createRegister,
  getRegister,
  getStoredRegister,
  listRegisters,
  offersTerminals,
  requireTerminals,
  setRegisterArchived,
  updateRegister,
} from './registers.ts'
import { sell } from './sell.ts'
import { cancelNumber } from './series.ts'
import { getSession } from './session-reader.ts'
import { approveSession, countSession, moveCash, recountSession } from './sessions.ts'
import { tellClosed } from './tell-closed.ts'
import { askTerminal } from './terminal-ask.ts'
import { cancelAtTerminal, lookAtTerminal } from './terminal-look.ts'
import { takeBack } from './terminal-refund.ts'
import { requireNoTerminal } from './terminal-store.ts'
import { ticketFor } from './ticket-cards.ts'
import { printTicket } from './ticket-pdf.ts'
import { getTicket } from './ticket-reader.ts'
import { printRoll } from './ticket-roll.ts'
import { listTillItems } from './till-items.ts'
import { getDayTotal, listDayTotals } from './totals/reader.ts'
import { createDayTotal, reverseDayTotal } from './totals/service.ts'

/** On the firm's usual paper, or on a roll of 80 mm. */
const printers = { page: printTicket, roll: printRoll }

const registers = implement(tillRegistersContract)
const sessions = implement(tillSessionsContract)
const carts = implement(tillCartsContract)
const tickets = implement(tillTicketsContract)
const daily = implement(dailySalesContract)
const totals = implement(dayTotalsContract)

export const router = {
  publicTickets: publicHandlers,
  daily: daily.router({
    get: daily.get.handler(({ context: { store, firm }, input: { date, days } }) =>
      dailySales(store.reader, firm, date ?? firmDate(store.reader, firm), days),
    ),
  }),
  totals: totals.router({
    list: totals.list.handler(({ context: { store }, input }) => ({
      rows: listDayTotals(store.reader, input),
    })),
    create: totals.create.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => createDayTotal(writer, firm, input)),
    ),
    get: totals.get.handler(({ context: { store }, input }) =>
      getDayTotal(store.reader, input.dayTotalId),
    ),
    reverse: totals.reverse.handler(({ context: { store, firm }, input: { dayTotalId, reason } }) =>
      store.transact(firm, (writer) => reverseDayTotal(writer, firm, dayTotalId, reason)),
    ),
  }),
  registers: registers.router({
    list: registers.list.handler(({ context }) => ({
      rows: listRegisters(context.store.reader),
      hasTerminals: offersTerminals(context),
    })),
    create: registers.create.handler(
      ({ context, context: { store, firm }, input: { firmId: _, ...input } }) => {
        requireTerminals(context, input)
        return store.transact(firm, (writer) => createRegister(writer, firm, input))
      },
    ),
    get: registers.get.handler(({ context: { store }, input }) =>
      getRegister(store.reader, input.tillId),
    ),
    update: registers.update.handler(
      ({ context, context: { store, firm }, input: { firmId: _, tillId, ...input } }) => {
        const { terminalReader } = getStoredRegister(store.reader, tillId)
        requireTerminals(context, input, terminalReader)
        return store.transact(firm, (writer) => updateRegister(writer, firm, tillId, input))
      },
    ),
    archive: registers.archive.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setRegisterArchived(writer, input.tillId, true)),
    ),
    restore: registers.restore.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setRegisterArchived(writer, input.tillId, false)),
    ),
    open: registers.open.handler(
      ({ context: { store, firm }, input: { firmId: _, tillId, ...input } }) =>
        store.transact(firm, (writer) => openRegister(writer, firm, tillId, input)),
    ),
    items: registers.items.handler(({ context: { store, firm }, input }) => {
      const register = getStoredRegister(store.reader, input.tillId)
      const date = firmDate(store.reader, firm)
      return {
        rows: listTillItems(store.reader, register, date, input),
        isChosen: favouriteIds(store.reader, register.id).length > 0,
      }
    }),
    reserveSeries: registers.reserveSeries.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        reserveSeries(writer, firm, getStoredRegister(writer, input.tillId), input),
      ),
    ),
    cancelNumber: registers.cancelNumber.handler(
      ({ context: { store, firm }, input: { firmId: _, tillId, ...input } }) =>
        store.transact(firm, (writer) =>
          cancelNumber(writer, firm, getStoredRegister(writer, tillId), input),
        ),
    ),
    favourites: registers.favourites.handler(({ context: { store }, input }) =>
      getFavourites(store.reader, input.tillId),
    ),
    setFavourites: registers.setFavourites.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setFavourites(writer, firm, input.tillId, input)),
    ),
    carts: registers.carts.handler(({ context: { store, firm }, input }) => ({
      rows: listCarts(store.reader, firm, input.tillId),
    })),
    createCart: registers.createCart.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => startCart(writer, firm, input.tillId)),
    ),
  }),
  sessions: sessions.router({
    list: sessions.list.handler(({ context: { store }, input }) =>
      listRegister(store.reader, sessionList, input, sessionRows(store.reader)),
    ),
    rows: sessions.rows.handler(({ context: { store }, input }) =>
      listRows(store.reader, sessionList, input, sessionRows(store.reader)),
    ),
    get: sessions.get.handler(({ context: { store, firm }, input }) =>
      getSession(store.reader, firm.actor, input.tillSessionId),
    ),
    move: sessions.move.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => moveCash(writer, firm, input.tillSessionId, input)),
    ),
    count: sessions.count.handler(({ context: { store, firm }, input }) => {
      const { firmId: _, tillSessionId, ...count } = input
      return store.transact(firm, (writer) =>
        tellClosed(writer, firm, countSession(writer, firm, tillSessionId, count)),
      )
    }),
    recount: sessions.recount.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => recountSession(writer, firm, input.tillSessionId)),
    ),
    approve: sessions.approve.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        tellClosed(writer, firm, approveSession(writer, firm, input.tillSessionId, input.note)),
      ),
    ),
  }),
  carts: carts.router({
    get: carts.get.handler(({ context: { store, firm }, input }) =>
      getCart(store.reader, firm, input.cartId),
    ),
    update: carts.update.handler(
      ({ context: { store, firm }, input: { firmId: _, cartId, ...input } }) =>
        store.transact(firm, (writer) => updateCart(writer, firm, cartId, input)),
    ),
    add: carts.add.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => addToCart(writer, firm, input.cartId, input)),
    ),
    addGiftCard: carts.addGiftCard.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => addGiftCard(writer, firm, input.cartId, input)),
    ),
    park: carts.park.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => parkCart(writer, firm, input.cartId, input.label)),
    ),
    resume: carts.resume.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => resumeCart(writer, firm, input.cartId)),
    ),
    void: carts.void.handler(async ({ context, input: { cartId, reason } }) => {
      const { store, firm } = context
      await cancelAtTerminal(context, cartId)
      return store.transact(firm, (writer) => voidCart(writer, firm, cartId, reason))
    }),
    pay: carts.pay.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        payCart(writer, firm, input.cartId, input.tenders, input.tips),
      ),
    ),
    askTerminal: carts.askTerminal.handler(({ context, input: { cartId, tenders, tips } }) =>
      askTerminal(context, cartId, { tenders, tips }),
    ),
    lookAtTerminal: carts.lookAtTerminal.handler(({ context, input }) =>
      lookAtTerminal(context, input.cartId),
    ),
    cancelAtTerminal: carts.cancelAtTerminal.handler(({ context, input }) =>
      cancelAtTerminal(context, input.cartId),
    ),
  }),
  tickets: tickets.router({
    list: tickets.list.handler(({ context: { store }, input }) =>
      listRegister(store.reader, ticketList, input, ticketRows(store.reader)),
    ),
    rows: tickets.rows.handler(({ context: { store }, input }) =>
      listRows(store.reader, ticketList, input, ticketRows(store.reader)),
    ),
    get: tickets.get.handler(({ context: { store, firm }, input }) =>
      ticketFor(store, getTicket(store.reader, firm, input.ticketId), firm.actor),
    ),
    pdf: tickets.pdf.handler(async ({ context, input }) =>
      toFile(
        await printers[input.paper](context, input.ticketId, {
          viewer: context.firm.actor,
        }),
      ),
    ),
    sell: tickets.sell.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => {
        requireNoTerminal(writer, input.id)
        return sell(writer, firm, input)
      }),
    ),
    refund: tickets.refund.handler(({ context, input: { firmId: _, ticketId, ...input } }) =>
      takeBack(context, ticketId, input),
    ),
  }),
}
