import { asc, eq } from 'drizzle-orm'
import { AppError, type FieldProblem } from '#contract/core/errors.ts'
import {
  type PayComponentInput,
  type PayComponentListQuery,
  payComponentsContract,
  payValues,
} from '#contract/people/pay-components.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { PayrollFault } from './fault.ts'
import { type Component, prepareComponents } from './formula/components.ts'
import { payComponentsSearch, payComponentsTable } from './tables.ts'

export type StoredComponent = typeof payComponentsTable.$inferSelect

export const componentList: RegisterSource<PayComponentListQuery> = {
  from: 'pay_components',
  search: payComponentsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { position: 'position', name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: { kind: equals('kind') },
}

const stored = rowOf(payComponentsTable)

export const payComponents = defineRegister({
  kind: 'payComponent',
  contract: payComponentsContract,
  table: payComponentsTable,
  list: componentList,
  row: stored,
  record: (_reader, _firm, row) => row,
  labelOf: ({ name }) => name,
  found: ({ name, code }) => ({ words: { name, code }, subtitle: code }),
  reach: 'whole',
  prepare,
})

/** The components that payslips are made of, in their order. */
export function listComponents({ db }: Pick<Reader, 'db'>): StoredComponent[] {
  return db
    .select()
    .from(payComponentsTable)
    .where(eq(payComponentsTable.isArchived, false))
    .orderBy(asc(payComponentsTable.position), asc(payComponentsTable.id))
    .all()
}

/** A component as the rules of pay take it. */
export function asComponent({
  position: order,
  condition,
  ...component
}: PayComponentInput): Component {
  const { code, kind, formula, prorate, taxable, contributory, oneOff, inKind, rest } = component
  return {
    ...{ code, kind, order, formula, prorate, taxable, contributory, oneOff, inKind, rest },
    ...(condition !== '' && { condition }),
  }
}

function prepare(
  writer: Writer,
  _firm: FirmContext,
  input: PayComponentInput,
  before?: StoredComponent,
): Prepared {
  if (input.account !== '') {
    const account = listAccounts(writer).find(({ code }) => code === input.account)
    if (!account?.isActive) {
      throw new AppError('invalid', 'The pay component has fields to correct', {
        fields: { account: { key: 'unknownAccount' } },
      })
    }
  }
  const others = listComponents(writer).filter(({ id }) => id !== before?.id)
  try {
    prepareComponents([...others, input].map(asComponent), new Set(payValues))
  } catch (error) {
    if (!(error instanceof PayrollFault)) throw error
    throw new AppError('invalid', 'The pay component has fields to correct', {
      fields: fieldOf(error, input),
    })
  }
  return { columns: input }
}

/** At which field of the form a refusal of the rules belongs. */
function fieldOf(
  { code, params }: PayrollFault,
  { condition }: PayComponentInput,
): Record<string, FieldProblem> {
  const problem = { key: problemKeys[code] ?? 'formulaUnreadable', params }
  if (code === 'component_code' || code === 'component_code_twice') return { code: problem }
  if (code === 'prorated_twice') return { prorate: problem }
  const isCondition = condition !== '' && params.formula === condition
  return { [isCondition ? 'condition' : 'formula']: problem }
}

const problemKeys: Readonly<Partial<Record<PayrollFault['code'], string>>> = {
  formula_unreadable: 'formulaUnreadable',
  formula_name_unknown: 'formulaNameUnknown',
  formula_member_access: 'formulaUnreadable',
  formula_percent_of_what: 'formulaPercentOfWhat',
  formula_percent_operator: 'formulaUnreadable',
  formula_kind: 'formulaKind',
  formula_arguments: 'formulaArguments',
  formula_too_long: 'formulaUnreadable',
  formula_cycle: 'formulaCycle',
  prorated_twice: 'proratedTwice',
  component_code: 'componentCode',
  component_code_twice: 'componentCodeTwice',
}
