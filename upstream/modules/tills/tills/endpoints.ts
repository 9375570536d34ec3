import { dailySalesContract } from '#contract/tills/daily-sales.ts'
import { dayTotalsContract } from '#contract/tills/day-totals.ts'
import {
  tillCartsContract,
  tillRegistersContract,
  tillSessionsContract,
  tillTicketsContract,
} from '#contract/tills/till-calls.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { categoriesToSell } from '../../catalogue/items/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { addAtRegister, addGiftCard, addToCart } from './add-to-cart.ts'
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
import { sessionList, sessionRows, ticketRows, ticketsFor } from './lists.ts'
import { requireOnHand } from './on-hand.ts'
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
import { printSession } from './session-roll.ts'
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
    get: daily.get.handler(
      read((reader, firm, { date, days }) =>
        dailySales(reader, firm, date ?? firmDate(reader, firm), days),
      ),
    ),
  }),
  totals: totals.router({
    list: totals.list.handler(
      read((reader, _, input) => ({
        rows: listDayTotals(reader, input),
      })),
    ),
    create: totals.create.handler(write(createDayTotal)),
    get: totals.get.handler(read((reader, _, { dayTotalId }) => getDayTotal(reader, dayTotalId))),
    reverse: totals.reverse.handler(
      write((writer, firm, { dayTotalId, reason }) =>
        reverseDayTotal(writer, firm, dayTotalId, reason),
      ),
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
    get: registers.get.handler(read((reader, _, { tillId }) => getRegister(reader, tillId))),
    update: registers.update.handler(
      ({ context, context: { store, firm }, input: { firmId: _, tillId, ...input } }) => {
        const { terminalReader } = getStoredRegister(store.reader, tillId)
        requireTerminals(context, input, terminalReader)
        return store.transact(firm, (writer) => updateRegister(writer, firm, tillId, input))
      },
    ),
    archive: registers.archive.handler(
      write((writer, _, { tillId }) => setRegisterArchived(writer, tillId, true)),
    ),
    restore: registers.restore.handler(
      write((writer, _, { tillId }) => setRegisterArchived(writer, tillId, false)),
    ),
    open: registers.open.handler(
      write((writer, firm, { tillId, ...input }) => openRegister(writer, firm, tillId, input)),
    ),
    items: registers.items.handler(
      read((reader, firm, input) => {
        const register = getStoredRegister(reader, input.tillId)
        return {
          rows: listTillItems(reader, firm, register, input),
          isChosen: favouriteIds(reader, register.id).length > 0,
          categories: categoriesToSell(reader),
        }
      }),
    ),
    reserveSeries: registers.reserveSeries.handler(
      write((writer, firm, input) =>
        reserveSeries(writer, firm, getStoredRegister(writer, input.tillId), input),
      ),
    ),
    cancelNumber: registers.cancelNumber.handler(
      write((writer, firm, { tillId, ...input }) =>
        cancelNumber(writer, firm, getStoredRegister(writer, tillId), input),
      ),
    ),
    favourites: registers.favourites.handler(
      read((reader, _, { tillId }) => getFavourites(reader, tillId)),
    ),
    setFavourites: registers.setFavourites.handler(
      write((writer, firm, input) => setFavourites(writer, firm, input.tillId, input)),
    ),
    carts: registers.carts.handler(
      read((reader, firm, { tillId }) => ({
        rows: listCarts(reader, firm, tillId),
      })),
    ),
    createCart: registers.createCart.handler(
      write((writer, firm, { tillId }) => startCart(writer, firm, tillId)),
    ),
    addLine: registers.addLine.handler(
      write((writer, firm, { tillId, ...input }) => addAtRegister(writer, firm, tillId, input)),
    ),
  }),
  sessions: sessions.router({
    list: sessions.list.handler(
      read((reader, _, input) => listRegister(reader, sessionList, input, sessionRows(reader))),
    ),
    rows: sessions.rows.handler(
      read((reader, _, input) => listRows(reader, sessionList, input, sessionRows(reader))),
    ),
    get: sessions.get.handler(
      read((reader, firm, { tillSessionId }) => getSession(reader, firm.actor, tillSessionId)),
    ),
    pdf: sessions.pdf.handler(async ({ context, input }) =>
      toFile(await printSession(context, input.tillSessionId)),
    ),
    move: sessions.move.handler(
      write((writer, firm, input) => moveCash(writer, firm, input.tillSessionId, input)),
    ),
    count: sessions.count.handler(({ context: { store, firm }, input }) => {
      const { firmId: _, tillSessionId, ...count } = input
      return store.transact(firm, (writer) =>
        tellClosed(writer, firm, countSession(writer, firm, tillSessionId, count)),
      )
    }),
    recount: sessions.recount.handler(
      write((writer, firm, { tillSessionId }) => recountSession(writer, firm, tillSessionId)),
    ),
    approve: sessions.approve.handler(
      write((writer, firm, { tillSessionId, note }) =>
        tellClosed(writer, firm, approveSession(writer, firm, tillSessionId, note)),
      ),
    ),
  }),
  carts: carts.router({
    get: carts.get.handler(read((reader, firm, { cartId }) => getCart(reader, firm, cartId))),
    update: carts.update.handler(
      write((writer, firm, { cartId, ...input }) => updateCart(writer, firm, cartId, input)),
    ),
    add: carts.add.handler(
      write((writer, firm, input) => addToCart(writer, firm, input.cartId, input)),
    ),
    addGiftCard: carts.addGiftCard.handler(
      write((writer, firm, input) => addGiftCard(writer, firm, input.cartId, input)),
    ),
    park: carts.park.handler(
      write((writer, firm, { cartId, label }) => parkCart(writer, firm, cartId, label)),
    ),
    resume: carts.resume.handler(
      write((writer, firm, { cartId }) => resumeCart(writer, firm, cartId)),
    ),
    void: carts.void.handler(async ({ context, input: { cartId, reason } }) => {
      const { store, firm } = context
      await cancelAtTerminal(context, cartId)
      return store.transact(firm, (writer) => voidCart(writer, firm, cartId, reason))
    }),
    pay: carts.pay.handler(
      write((writer, firm, { cartId, tenders, tips, confirmsStock }) => {
        if (!confirmsStock) requireOnHand(writer, firm, cartId)
        return payCart(writer, firm, cartId, tenders, tips)
      }),
    ),
    askTerminal: carts.askTerminal.handler(({ context, input }) => {
      const { cartId, tenders, tips, confirmsStock } = input
      if (!confirmsStock) requireOnHand(context.store.reader, context.firm, cartId)
      return askTerminal(context, cartId, { tenders, tips })
    }),
    lookAtTerminal: carts.lookAtTerminal.handler(({ context, input }) =>
      lookAtTerminal(context, input.cartId),
    ),
    cancelAtTerminal: carts.cancelAtTerminal.handler(({ context, input }) =>
      cancelAtTerminal(context, input.cartId),
    ),
  }),
  tickets: tickets.router({
    list: tickets.list.handler(
      read((reader, { actor }, input) =>
        listRegister(reader, ticketsFor(actor), input, ticketRows(reader)),
      ),
    ),
    rows: tickets.rows.handler(
      read((reader, { actor }, input) =>
        listRows(reader, ticketsFor(actor), input, ticketRows(reader)),
      ),
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
    sell: tickets.sell.handler(
      write((writer, firm, input) => {
        requireNoTerminal(writer, input.id)
        return sell(writer, firm, input)
      }),
    ),
    refund: tickets.refund.handler(({ context, input: { firmId: _, ticketId, ...input } }) =>
      takeBack(context, ticketId, input),
    ),
  }),
}
