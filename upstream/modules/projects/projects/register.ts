import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  type Project,
  type ProjectInput,
  type ProjectRate,
  projectsContract,
} from '#contract/projects/projects.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { createCostCentre } from '../../books/cost-centres/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer, getStoredParty } from '../../firm/parties/index.ts'
import { customerName, projectList, projectRow, withCustomers } from './list.ts'
import { projectReach } from './reach.ts'
import { projectsTable } from './tables.ts'
import { followUse } from './worked.ts'

export type StoredProject = typeof projectsTable.$inferSelect

export const projects = defineRegister({
  kind: 'project',
  contract: projectsContract,
  table: projectsTable,
  list: projectList,
  row: projectRow,
  fillRows: withCustomers,
  record: projectOf,
  labelOf: ({ code, name }) => `${code} ${name}`,
  found: ({ code, name, notes }) => ({ words: { name: `${code} ${name}`, notes }, text: notes }),
  reach: projectReach,
  prepare,
})

function projectOf(reader: Reader, _firm: FirmContext, stored: StoredProject): Project {
  const { rowNumber: _, told: __, createdBy: ___, updatedBy: ____, ...shown } = stored
  return { ...shown, customer: customerName(reader, stored.customerId) }
}

function prepare(
  writer: Writer,
  firm: FirmContext,
  { customer, costCentreId, ...input }: ProjectInput,
  before?: StoredProject,
): Prepared {
  const code = input.code || before?.code || nextCode(writer)
  const customerId = customer === '' ? '' : customerOf(writer, firm, customer, before)
  requireValid(writer, { ...input, code, customerId }, before?.id)
  // Who does not see the money of projects changes none of it either.
  const money = isAllowed(firm.actor, 'project:money')
    ? {}
    : {
        rates: before?.rates ?? [],
        price: before?.price ?? '',
        budgetAmount: before?.budgetAmount ?? '',
      }
  const centre = costCentreId === 'new' ? newCentre(writer, firm, code, input.name) : costCentreId
  const currency = input.currency || before?.currency || usualCurrency(writer, customerId)
  const ids = { customerId: customerId ?? '', costCentreId: centre }
  return {
    columns: { ...input, ...money, ...ids, code, currency },
    follow: (id) => followUse(writer, firm, id),
  }
}

/** The customer's currency, or the firm's. */
function usualCurrency(reader: Reader, customerId: string | undefined): string {
  return customerId
    ? getStoredParty(reader, customerId).currency
    : getFirmProfile(reader).baseCurrency
}

/** Who is named; the present one stays even where the caller's role does not reach them. */
function customerOf(
  reader: Reader,
  firm: FirmContext,
  name: string,
  before: StoredProject | undefined,
): string | undefined {
  if (before?.customerId && customerName(reader, before.customerId) === name) {
    return before.customerId
  }
  return findCustomer(reader, firm, name)
}

function requireValid(
  reader: Reader,
  input: Pick<ProjectInput, 'rates' | 'startDate' | 'endDate' | 'code'> & {
    customerId: string | undefined
  },
  id: string | undefined,
): void {
  const fields: FieldProblems = {}
  const { startDate, endDate, rates } = input
  if (input.customerId === undefined) fields.customer = { key: 'unknownCustomer' }
  if (startDate && endDate && endDate < startDate) fields.endDate = { key: 'endBeforeStart' }
  const known = findByCode(reader, input.code)
  if (known !== undefined && known !== id) fields.code = { key: 'projectCodeTaken' }
  for (const at of doubleRates(rates)) fields[`rates.${at}.validFrom`] = { key: 'rateTwice' }
  refuseProblems(fields, 'The project has fields to correct')
}

/** Places of rates that hold for the same, from the same day, as one before them. */
function doubleRates(rates: readonly ProjectRate[]): number[] {
  const names = rates.map(({ personId, role, taskId, validFrom }) =>
    JSON.stringify([taskId, personId || role.toLowerCase(), validFrom]),
  )
  return names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []))
}

/** The id of the project with a code, in capitals or not. */
export function findByCode({ sql }: Reader, code: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select id from projects where code = ? collate nocase',
    code.trim(),
  )
  return row?.id
}

/** The id of the one project with a name that the caller reaches, in capitals or not. */
export function findByName({ sql }: Reader, { actor }: FirmContext, name: string) {
  const within = projectReach.within(actor, 'id')
  const rows = sql
    .exec<{ id: string }>(
      `select id from projects where is_archived = 0 and name = ? collate nocase
         ${within ? `and ${within.sql}` : ''} limit 2`,
      name.trim(),
      ...(within?.bound ?? []),
    )
    .toArray()
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** P-1, P-2 … after the highest there is. */
function nextCode({ sql }: Reader): string {
  const { last } = sql
    .exec<{ last: number | null }>(
      `select max(cast(substr(code, 3) as integer)) as last from projects where code glob 'P-[0-9]*'`,
    )
    .one()
  return `P-${(last ?? 0) + 1}`
}

function newCentre(writer: Writer, firm: FirmContext, code: string, name: string): string {
  const centre = { code, name: name.slice(0, 100), parentId: '', notes: '' }
  return createCostCentre(writer, firm, centre).id
}
