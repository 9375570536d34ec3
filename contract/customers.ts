import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  CurrencyCode,
  Id,
  Instant,
  Language,
  MinorUnits,
  OptionalEmail,
  optionalText,
  requiredText,
  Version,
} from './fields.ts'
import { Address, Warning } from './firms.ts'
import { PageQuery, pageOf } from './page.ts'

export const CustomerInput = z.object({
  kind: z.enum(['company', 'person']).default('company'),
  name: requiredText(160),
  contactName: optionalText(120),
  email: OptionalEmail,
  phone: optionalText(40),
  address: Address,
  vatId: optionalText(20),
  registryNumber: optionalText(60),
  language: Language,
  currency: CurrencyCode,
  paymentTermsDays: z.coerce.number().int().min(0).max(365).nullable().default(null),
  notes: optionalText(2000),
})
export type CustomerInput = z.infer<typeof CustomerInput>

export const Customer = CustomerInput.extend({
  id: Id,
  isArchived: z.boolean(),
  /**
   * What the customer owes and what stands to their credit, in the firm's base currency. Null for
   * members who may see no invoices.
   */
  receivable: MinorUnits.nullable(),
  overdue: MinorUnits.nullable(),
  credit: z.array(z.object({ currency: CurrencyCode, amount: MinorUnits })).nullable(),
  warnings: z.array(Warning),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Customer = z.infer<typeof Customer>

export const CustomerRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  city: z.string(),
  country: z.string(),
  currency: CurrencyCode,
  receivable: MinorUnits.nullable(),
  overdue: MinorUnits.nullable(),
  isArchived: z.boolean(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

const one = z.object({ firmId: Id, customerId: Id })

export const customersContract = {
  list: endpoint
    .meta({ needs: 'customer:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/customers', tags: ['Customers'] })
    .input(PageQuery.extend({ firmId: Id, show: z.enum(['active', 'archived']).default('active') }))
    .output(pageOf(CustomerRow)),
  create: endpoint
    .meta({ needs: 'customer:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/customers',
      tags: ['Customers'],
      successStatus: 201,
    })
    .input(CustomerInput.extend({ firmId: Id }))
    .output(Customer),
  get: endpoint
    .meta({ needs: 'customer:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/customers/{customerId}', tags: ['Customers'] })
    .input(one)
    .output(Customer),
  update: endpoint
    .meta({ needs: 'customer:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/customers/{customerId}', tags: ['Customers'] })
    .input(CustomerInput.extend({ firmId: Id, customerId: Id, version: Version }))
    .output(Customer),
  archive: endpoint
    .meta({ needs: 'customer:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/customers/{customerId}/archive',
      tags: ['Customers'],
    })
    .input(one)
    .output(Customer),
  restore: endpoint
    .meta({ needs: 'customer:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/customers/{customerId}/restore',
      tags: ['Customers'],
    })
    .input(one)
    .output(Customer),
}
