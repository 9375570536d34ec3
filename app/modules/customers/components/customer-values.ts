import { z } from 'zod'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { Customer, type CustomerInput } from '#contract/customers.ts'

/** Paths of the form where an empty field means nothing at all. */
export const nullableFields = ['paymentTermsDays']

/** Every field of the form, in its order. */
export const customerFields = [
  'kind',
  'name',
  'contactName',
  'email',
  'phone',
  'address.street',
  'address.postcode',
  'address.city',
  'address.region',
  'address.country',
  'vatId',
  'registryNumber',
  'language',
  'currency',
  'paymentTermsDays',
  'notes',
] as const
export type CustomerField = (typeof customerFields)[number]

/** A customer as its form shows them. */
export function customerValues(customer: CustomerInput): TypedTree {
  const { kind, name, contactName, email, phone, vatId, registryNumber, notes } = customer
  const { language, currency, paymentTermsDays } = customer
  return {
    ...{ kind, name, contactName, email, phone, vatId, registryNumber, notes, language, currency },
    address: { ...customer.address },
    paymentTermsDays: paymentTermsDays === null ? '' : String(paymentTermsDays),
  }
}

type FirmDefaults = {
  address: { country: string }
  language: CustomerInput['language']
  baseCurrency: string
}

/** A form for a new customer: most live where the firm is. */
export function newCustomerValues(firm: FirmDefaults): TypedTree {
  return {
    kind: 'company',
    address: { country: firm.address.country },
    language: firm.language,
    currency: firm.baseCurrency,
  }
}

const Conflict = z.object({ current: Customer })

/** The customer as somebody else saved it meanwhile; undefined when nobody did. */
export function parseNewerCustomer(conflict: unknown): Customer | undefined {
  return Conflict.safeParse(conflict).data?.current
}
