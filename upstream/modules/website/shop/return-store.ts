import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ShopReturn } from '#contract/website/shop.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import type { OrderContent } from './reader.ts'
import type { ReturnedLine } from './returns.ts'
import { type ShopReturnStored, shopReturnsTable } from './tables.ts'

const Lines = z.array(z.object({ position: z.int(), quantity: z.string() }))

/** Returns of an order, the newest first. */
export function listReturns({ db }: Reader, orderId: string): ShopReturnStored[] {
  return db
    .select()
    .from(shopReturnsTable)
    .where(eq(shopReturnsTable.orderId, orderId))
    .orderBy(desc(shopReturnsTable.askedAt), desc(shopReturnsTable.id))
    .all()
}

/** The return of an order that waits for an answer. */
export function findAsked({ db }: Reader, orderId: string): ShopReturnStored | undefined {
  const isMeant = and(eq(shopReturnsTable.orderId, orderId), eq(shopReturnsTable.state, 'asked'))
  return db.select().from(shopReturnsTable).where(isMeant).get()
}

export function insertReturn(writer: Writer, row: ShopReturnStored): void {
  writer.db.insert(shopReturnsTable).values(row).run()
}

export function changeReturn(
  writer: Writer,
  id: string,
  change: Partial<Omit<ShopReturnStored, 'id'>>,
): void {
  writer.db.update(shopReturnsTable).set(change).where(eq(shopReturnsTable.id, id)).run()
}

export function returnedLines({ lines }: Pick<ShopReturnStored, 'lines'>): ReturnedLine[] {
  return Lines.parse(JSON.parse(lines))
}

/** A return as the API shows it. */
export function shownReturn(row: ShopReturnStored, ordered: OrderContent['lines']): ShopReturn {
  const { id, state, askedAt, receivedDate, reason, amount, giftCardAmount, answer } = row
  return {
    ...{ id, state, askedAt, receivedDate, reason, amount, giftCardAmount, answer },
    lines: returnedLines(row).map(({ position, quantity }) => {
      const { name = '', unit = '' } = ordered[position] ?? {}
      return { position, name, quantity, unit }
    }),
    creditNoteId: row.creditNoteId || null,
    decidedAt: row.decidedAt || null,
  }
}
