import { conflictOf, type FieldProblems, invariant, refuseProblems } from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import {
  type PayOrder,
  type PayOrderInput,
  type PayOrderListQuery,
  payOrdersContract,
} from '#contract/people/pay-orders.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { defineRegister } from '../../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../../register/describe.ts'
import type { Prepared } from '../../../../register/description.ts'
import { rowOf } from '../../../../register/stored-rows.ts'
import {
  employeesById,
  findEmployee,
  getEmployee,
  requireNotOneself,
} from '../../employees/index.ts'
import { countryOfEmployee } from '../pay-data.ts'
import type { GarnishmentOrder, Protection } from '../payslip/garnishments.ts'
import { countryOf } from '../statutory/countries.ts'
import { payOrdersSearch } from '../tables.ts'
import { payOrdersTable } from '../withheld-tables.ts'
import { takenFor, takenForAll, takenKey } from './taken.ts'

type StoredOrder = typeof payOrdersTable.$inferSelect

export const orderList: RegisterSource<PayOrderListQuery> = {
  from: 'pay_orders',
  search: payOrdersSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { servedDate: 'served_date', updatedAt: 'updated_at' },
  filters: { employeeId: equals('employee_id') },
}

const stored = rowOf(payOrdersTable)

export const payOrders = defineRegister({
  kind: 'payOrder',
  contract: payOrdersContract,
  table: payOrdersTable,
  list: orderList,
  row: (raw) => plain(stored(raw)),
  fillRows: (rows, reader) => filled(reader, rows),
  record: (reader, _firm, order) => shown(reader, order),
  labelOf: ({ name }) => name,
  found: ({ name, reference }) => ({ words: { name, reference }, subtitle: reference }),
  reach: 'whole',
  prepare,
  archived: requireOther,
  isNamed: (reader, order) => takenOf(reader, order) > 0,
  kindParts: { moneyFields: ['claim', 'instalment', 'keep'] },
})

/** Nobody eases what is withheld from their own pay. @throws AppError forbidden */
function requireOther(
  reader: Reader,
  firm: FirmContext,
  { employeeId }: Pick<StoredOrder, 'employeeId'>,
): void {
  requireNotOneself(firm, getEmployee(reader, employeeId))
}

/** Deletes an order that nothing was taken for. @throws AppError as `deleteUnused`; forbidden of one's own */
export function deleteOrder(
  writer: Writer,
  firm: FirmContext,
  { payOrderId }: { payOrderId: string },
) {
  requireOther(writer, firm, payOrders.get(writer, payOrderId))
  return payOrders.deleteUnused(writer, firm, payOrderId)
}

function takenOf(reader: Reader, { id, employeeId }: StoredOrder): number {
  return takenFor(reader, employeeId, { kind: 'garnishment', code: id })
}

/** An order of nobody’s name, with nothing taken for it: `filled` adds both, for all of a page at once. */
function plain(order: StoredOrder): PayOrder {
  const left = order.claim === 0 ? null : order.claim
  return { ...order, taken: 0, left, employeeName: '' }
}

function filled<Order extends Pick<PayOrder, 'id' | 'employeeId' | 'left'>>(
  reader: Reader,
  orders: readonly Order[],
) {
  const people = employeesById(
    reader,
    orders.map(({ employeeId }) => employeeId),
  )
  const keyOf = ({ id: code, employeeId }: Order) => ({ code, employeeId })
  const takenOn = takenForAll(reader, 'garnishment', orders.map(keyOf))
  return orders.map((order) => {
    const taken = takenOn.get(takenKey(keyOf(order))) ?? 0
    const left = order.left === null ? null : Math.max(0, order.left - taken)
    return { ...order, taken, left, employeeName: people.get(order.employeeId)?.name ?? '' }
  })
}

function shown(reader: Reader, order: StoredOrder): PayOrder {
  const [only] = filled(reader, [plain(order)])
  invariant(only, 'A filled order')
  return only
}

function prepare(
  writer: Writer,
  firm: FirmContext,
  input: PayOrderInput,
  before?: StoredOrder,
): Prepared {
  if (before) requireOther(writer, firm, before)
  const employee = findEmployee(writer, input.employeeId)
  if (before && before.employeeId !== input.employeeId && takenOf(writer, before) > 0) {
    throw conflictOf('payOrderTaken')
  }
  const fields: FieldProblems = {}
  if (!employee) fields.employeeId = { key: 'required' }
  else if (input.protection === 'table' && !hasTable(countryOfEmployee(employee))) {
    fields.protection = { key: 'noProtectionTable' }
  }
  if (input.protection === 'share' && input.percent === '') fields.percent = { key: 'required' }
  if (input.iban !== '' && !checkIban(input.iban).isValid) fields.iban = { key: 'invalidIban' }
  refuseProblems(fields, 'The attachment order has fields to correct')
  return { columns: input }
}

function hasTable(country: string): boolean {
  return countryOf(country).garnishable !== undefined
}

/**
 * The orders that hold for somebody's payslip of a month: served by its end, with what is still owed.
 * @param takenOn what settled payslips took for an order, by its id
 */
export function ordersFor(
  { sql }: Pick<Reader, 'sql'>,
  employeeId: string,
  { toDate, takenOn }: { toDate: string; takenOn: (code: string) => number },
): GarnishmentOrder[] {
  return sql
    .exec(
      'select * from pay_orders where employee_id = ? and is_archived = 0 and served_date <= ?',
      employeeId,
      toDate,
    )
    .toArray()
    .map(stored)
    .flatMap(({ id: code, kind, servedDate, claim, instalment, ...order }) => {
      const left = claim === 0 ? null : claim - takenOn(code)
      if (left !== null && left <= 0) return []
      const protection = protectionOf(order)
      return [{ code, kind, servedDate, claim: left, instalment: instalment || null, protection }]
    })
}

function protectionOf({
  protection: kind,
  dependants,
  keep,
  percent,
}: Pick<StoredOrder, 'protection' | 'dependants' | 'keep' | 'percent'>): Protection {
  if (kind === 'table') return { kind, dependants }
  return kind === 'keep' ? { kind, amount: keep } : { kind, percent, keep }
}

/** What creditors are called on payslips, by the code of their lines. */
export function orderNames({ sql }: Pick<Reader, 'sql'>): Record<string, string> {
  const rows = sql.exec<{ id: string; name: string }>('select id, name from pay_orders').toArray()
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
