import {
  AppError,
  conflictOf,
  type FieldProblems,
  invariant,
  refuseProblems,
} from '#contract/core/errors.ts'
import {
  type PayAdvance,
  type PayAdvanceInput,
  type PayAdvanceListQuery,
  payAdvancesContract,
} from '#contract/people/pay-advances.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { defineRegister } from '../../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../../register/describe.ts'
import type { Prepared } from '../../../../register/description.ts'
import { rowOf } from '../../../../register/stored-rows.ts'
import { isMoneyAccount, post } from '../../../books/ledger/index.ts'
import {
  employeesById,
  findEmployee,
  getEmployee,
  isOneself,
  requireNotOneself,
} from '../../employees/index.ts'
import { type Loan, repaymentsDue } from '../payslip/loans.ts'
import type { Repayment } from '../payslip/payslip.ts'
import { payAdvancesSearch } from '../tables.ts'
import { payAdvancesTable } from '../withheld-tables.ts'
import { takenForAll, takenKey } from './taken.ts'

type StoredAdvance = typeof payAdvancesTable.$inferSelect

/** The code of its lines on payslips, which says what they are called. */
function codeOf({ kind, id }: Pick<StoredAdvance, 'kind' | 'id'>): string {
  return `${kind}_${id}`
}

export const advanceList: RegisterSource<PayAdvanceListQuery> = {
  from: 'pay_advances',
  search: payAdvancesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { paidDate: 'paid_date', updatedAt: 'updated_at' },
  filters: { employeeId: equals('employee_id') },
}

const stored = rowOf(payAdvancesTable)

export const payAdvances = defineRegister({
  kind: 'payAdvance',
  contract: payAdvancesContract,
  table: payAdvancesTable,
  list: advanceList,
  row: (raw) => plain(stored(raw)),
  fillRows: (rows, reader) => filled(reader, rows),
  record: (reader, _firm, advance) => shown(reader, advance),
  // The day alone: a title stands where more people read than may know who was lent money.
  labelOf: ({ paidDate }) => paidDate,
  found: ({ employeeId }, reader) => {
    const name = findEmployee(reader, employeeId)?.name ?? ''
    return { words: { name }, subtitle: name }
  },
  reach: 'whole',
  prepare,
  // Out of the list nothing is repaid any more.
  archived: (writer, firm, { employeeId }) =>
    requireNotOneself(firm, getEmployee(writer, employeeId)),
  isNamed: (_reader, { approvedAt }) => approvedAt !== null,
  kindParts: { moneyFields: ['amount', 'instalment'] },
})

/** An advance of nobody’s name, with nothing repaid: `filled` adds both, for all of a page at once. */
function plain(advance: StoredAdvance): PayAdvance {
  const state = advance.approvedAt === null ? 'asked' : 'open'
  return { ...advance, repaid: 0, left: advance.amount, state, employeeName: '' }
}

type ToFill = { id: string; kind?: StoredAdvance['kind'] | undefined } & Pick<
  PayAdvance,
  'employeeId' | 'left' | 'state'
>

function filled<Advance extends ToFill>(reader: Reader, advances: readonly Advance[]) {
  const people = employeesById(
    reader,
    advances.map(({ employeeId }) => employeeId),
  )
  const keyOf = ({ employeeId, id, kind = 'advance' }: Advance) => ({
    employeeId,
    code: codeOf({ kind, id }),
  })
  const takenOn = takenForAll(reader, 'repayment', advances.map(keyOf))
  return advances.map((advance) => {
    const isAsked = advance.state === 'asked'
    const repaid = isAsked ? 0 : (takenOn.get(takenKey(keyOf(advance))) ?? 0)
    const left = Math.max(0, advance.left - repaid)
    const state: PayAdvance['state'] = isAsked ? 'asked' : left > 0 ? 'open' : 'repaid'
    const employeeName = people.get(advance.employeeId)?.name ?? ''
    return { ...advance, repaid, left, state, employeeName }
  })
}

function shown(reader: Reader, advance: StoredAdvance): PayAdvance {
  const [only] = filled(reader, [plain(advance)])
  invariant(only, 'A filled advance')
  return only
}

function prepare(
  writer: Writer,
  _firm: FirmContext,
  input: PayAdvanceInput,
  before?: StoredAdvance,
): Prepared {
  if (before && before.approvedAt !== null) throw conflictOf('payAdvanceApproved')
  const fields: FieldProblems = {}
  if (!findEmployee(writer, input.employeeId)) fields.employeeId = { key: 'required' }
  if (input.firstDate < input.paidDate) fields.firstDate = { key: 'beforeStart' }
  if (input.kind === 'loan' && input.instalment === 0) fields.instalment = { key: 'required' }
  if (input.account !== '' && !isMoneyAccount(writer, input.account)) {
    fields.account = { key: 'notMoneyAccount' }
  }
  refuseProblems(fields, 'The pay advance has fields to correct')
  return { columns: input }
}

/**
 * Approves an advance or a loan and posts that it was paid out: a claim on the person, out of the
 * account that was named. Nobody approves what they wrote down or get themselves, but the owner.
 * @throws AppError not_found, forbidden, locked; conflict where it is approved or was changed meanwhile
 */
export function approveAdvance(
  writer: Writer,
  context: FirmContext,
  { payAdvanceId: id, version }: { payAdvanceId: string; version: number },
): PayAdvance {
  const advance = payAdvances.get(writer, id)
  const { actor, now } = context
  requireVersion(advance, version, () => shown(writer, advance))
  if (advance.approvedAt !== null) throw conflictOf('payAdvanceApproved')
  const employee = getEmployee(writer, advance.employeeId)
  const isOwn =
    [advance.createdBy, advance.updatedBy].includes(actor.userId) || isOneself(context, employee)
  if (isOwn && actor.role !== 'owner') {
    const detail = { reason: 'preparedByYou' }
    throw new AppError('forbidden', 'The person who entered it cannot approve it', { detail })
  }
  const { paidDate: date, account, amount } = advance
  if (account !== '') {
    // The books name nobody: who was lent money is for HR alone.
    const source = { kind: 'payAdvance', id }
    post(writer, context, {
      ...{ date, memo: `Advance ${date}`, source },
      lines: [
        { account: { role: 'employeePayable' }, debit: amount, credit: 0 },
        { account: { code: account }, debit: 0, credit: amount },
      ],
    })
  }
  payAdvances.change(writer, context, id, {
    approvedAt: now.toISOString(),
    approvedByName: actor.userName,
  })
  const after = { amount, date, account }
  writer.audit({ entity: 'payAdvance', entityId: id, title: date, action: 'approve', after })
  return shown(writer, payAdvances.get(writer, id))
}

/**
 * What a payslip takes for somebody's loans and advances: of who leaves, all that is left.
 * @param repaidOn what settled payslips took for one, by the code of its lines
 */
export function advancesDue(
  { sql }: Pick<Reader, 'sql'>,
  employeeId: string,
  about: { payDate: string; isLeaving: boolean; repaidOn: (code: string) => number },
): Repayment[] {
  const loans = sql
    .exec(
      `select * from pay_advances
       where employee_id = ? and is_archived = 0 and approved_at is not null and paid_date <= ?`,
      employeeId,
      about.payDate,
    )
    .toArray()
    .map(stored)
    .map(({ amount, instalment, firstDate, ...advance }): Loan => {
      const code = codeOf(advance)
      const outstanding = amount - about.repaidOn(code)
      return { code, kind: advance.kind, outstanding, instalment, firstDate }
    })
  return repaymentsDue(loans, about.payDate, about)
}
