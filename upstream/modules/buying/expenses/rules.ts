import { ExpenseRules, ExpenseRulesInput } from '#contract/buying/expense-rules.ts'
import { conflictOf, forbiddenWithout } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { countryMileage } from './mileage-rates.ts'
import { expenseRulesTable } from './tables.ts'

const entity = 'expenseRules'

/** What the firm asks of receipts and claims; what nobody has set is as usual. */
export function expenseRules(reader: Reader): ExpenseRules {
  const row = reader.db.select().from(expenseRulesTable).get()
  const { unit, rates } = mileageOf(reader)
  return ExpenseRules.parse({
    ...ExpenseRulesInput.parse(row ? JSON.parse(row.rules) : {}),
    countryMileage: rates,
    unit,
    version: row?.version ?? 1,
  })
}

/**
 * Limits bind whoever approves, so that the firm sets them, as it does the rules of approvals.
 * @throws AppError conflict when it was written since `version`; forbidden for changed limits without
 *   the right to edit the firm
 */
export function saveExpenseRules(
  writer: Writer,
  { actor }: FirmContext,
  { version, ...input }: ExpenseRulesInput & { version: number },
): ExpenseRules {
  const before = expenseRules(writer)
  if (before.version !== version) throw conflictOf('changedMeanwhile')
  const hasSameLimits = limitsOf(before) === limitsOf(input)
  if (!hasSameLimits && !isAllowed(actor, 'firm:edit')) throw forbiddenWithout('firm:edit')
  const mileage = input.mileage.toSorted((one, other) => one.from.localeCompare(other.from))
  const rules = JSON.stringify({ ...input, mileage })
  writer.db
    .insert(expenseRulesTable)
    .values({ id: 1, rules, version: version + 1 })
    .onConflictDoUpdate({
      target: expenseRulesTable.id,
      set: { rules, version: version + 1 },
    })
    .run()
  const after = expenseRules(writer)
  writer.audit({ entity, entityId: 'rules', action: 'update', before, after })
  return after
}

function limitsOf({ limits }: Pick<ExpenseRules, 'limits'>): string {
  return JSON.stringify(limits.map(({ role, amount }) => `${role} ${amount}`).sort())
}

/** The country's unit and dated rates, the oldest first. */
export function mileageOf(reader: Reader) {
  const known = countryMileage[getFirmProfile(reader).address.country]
  return known ?? { unit: 'km' as const, rates: [] }
}
