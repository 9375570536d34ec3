import type { Customer, CustomerInput } from '#contract/customers.ts'
import { AppError } from '#contract/errors.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { firmDate, normalVatId } from '../firms/index.ts'
import { withinRights } from './books.ts'
import { getCustomer, getStoredCustomer } from './reader.ts'
import { insertCustomer, setArchived, updateCustomer as write } from './writer.ts'

export function createCustomer(
  writer: Writer,
  context: FirmContext,
  input: CustomerInput,
): Customer {
  const id = insertCustomer(writer, context, normalise(input))
  const created = getCustomer(writer, id, firmDate(writer, context))
  writer.audit({ entity: 'customer', entityId: id, action: 'create', after: created })
  return created
}

/** @throws AppError not_found; conflict with the newer version as `detail.current` */
export function updateCustomer(
  store: Store,
  context: FirmContext,
  { customerId, version, ...input }: CustomerInput & { customerId: string; version: number },
): Customer {
  return store.transact(context, (writer) => {
    const before = getCustomer(writer, customerId, firmDate(writer, context))
    if (before.version !== version) {
      const current = withinRights(context, before)
      throw new AppError('conflict', 'The customer was changed', { detail: { current } })
    }
    write(writer, context, customerId, normalise(input), version + 1)
    const after = getCustomer(writer, customerId, firmDate(writer, context))
    writer.audit({ entity: 'customer', entityId: customerId, action: 'update', before, after })
    return after
  })
}

/** Takes a customer out of the lists, or back in; documents keep them. @throws AppError not_found */
export function archiveCustomer(
  store: Store,
  context: FirmContext,
  customerId: string,
  isArchived: boolean,
): Customer {
  return store.transact(context, (writer) => {
    const stored = getStoredCustomer(writer, customerId)
    if (stored.isArchived !== isArchived) {
      setArchived(writer, context, stored, isArchived)
      const action = isArchived ? 'archive' : 'restore'
      writer.audit({ entity: 'customer', entityId: customerId, action })
    }
    return getCustomer(writer, customerId, firmDate(writer, context))
  })
}

function normalise(input: CustomerInput): CustomerInput {
  return { ...input, vatId: normalVatId(input.address.country, input.vatId) }
}
