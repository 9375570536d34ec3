import { eq } from 'drizzle-orm'
import type { CustomerInput } from '#contract/customers.ts'
import { writeSearchEntry } from '../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getStoredCustomer } from './reader.ts'
import { customersTable } from './tables.ts'

export function insertCustomer(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  input: CustomerInput,
): string {
  const id = newId()
  const stamp = now.toISOString()
  writer.db
    .insert(customersTable)
    .values({
      ...columnsOf(input),
      id,
      version: 1,
      createdAt: stamp,
      createdBy: actor.userId,
      updatedAt: stamp,
      updatedBy: actor.userId,
    })
    .run()
  index(writer, id, input)
  return id
}

/** Writes a customer anew; the caller has compared the version. */
export function updateCustomer(
  writer: Writer,
  { actor, now }: FirmContext,
  customerId: string,
  input: CustomerInput,
  version: number,
): void {
  writer.db
    .update(customersTable)
    .set({
      ...columnsOf(input),
      version,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(customersTable.id, customerId))
    .run()
  index(writer, customerId, input)
}

export function setArchived(
  { db }: Writer,
  { actor, now }: FirmContext,
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): void {
  db.update(customersTable)
    .set({
      isArchived,
      version: version + 1,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(customersTable.id, id))
    .run()
}

function columnsOf({ address, ...rest }: CustomerInput) {
  return { ...rest, address: JSON.stringify(address), city: address.city, country: address.country }
}

function index(writer: Writer, customerId: string, input: CustomerInput): void {
  const { rowNumber } = getStoredCustomer(writer, customerId)
  writeSearchEntry(writer, 'customer_search', rowNumber, {
    name: input.name,
    contact: input.contactName,
    email: input.email,
    city: input.address.city,
    vat_id: input.vatId,
  })
}
