import { and, asc, eq, inArray } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { Cart, CartInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type StoredCart, toCart } from './cart-view.ts'
import { openSession } from './session-reader.ts'
import { tillCartsTable } from './tables.ts'
import { requireNoTerminal } from './terminal-store.ts'

/** @throws AppError not_found */
export function getCart(reader: Reader, context: FirmContext, id: string): Cart {
  return toCart(reader, context, getStoredCart(reader, id))
}

/** Writes what a cart holds. */
export function saveCart(
  writer: Writer,
  context: FirmContext,
  before: StoredCart,
  input: CartInput,
): Cart {
  return changeCart(writer, context, before, { content: JSON.stringify(input) })
}

/** Writes fields of a cart as its next version. */
export function changeCart(
  writer: Writer,
  context: FirmContext,
  { id, version }: StoredCart,
  values: Partial<StoredCart>,
): Cart {
  writer.db
    .update(tillCartsTable)
    .set({ ...values, updatedAt: context.now.toISOString(), version: version + 1 })
    .where(eq(tillCartsTable.id, id))
    .run()
  return getCart(writer, context, id)
}

export function dropCart({ db }: Writer, id: string): void {
  db.delete(tillCartsTable).where(eq(tillCartsTable.id, id)).run()
}

/** Carts of a till that are open or put aside, oldest first. */
export function unfinished({ db }: Reader, registerId: string): StoredCart[] {
  const { state, id } = tillCartsTable
  const isOf = eq(tillCartsTable.registerId, registerId)
  return db
    .select()
    .from(tillCartsTable)
    .where(and(isOf, inArray(state, ['open', 'parked'])))
    .orderBy(asc(id))
    .all()
}

/** @throws AppError not_found */
export function getStoredCart({ db }: Reader, id: string): StoredCart {
  const row = db.select().from(tillCartsTable).where(eq(tillCartsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such cart')
  return row
}

/** A cart that may be changed. @throws AppError not_found; conflict */
export function requireOpen(reader: Reader, id: string): StoredCart {
  const cart = getStoredCart(reader, id)
  if (cart.state !== 'open') throw conflictOf('cartDone')
  requireNoTerminal(reader, id)
  openSession(reader, cart.registerId)
  return cart
}
