import { asc, eq } from 'drizzle-orm'
import { parseDecimal } from '#contract/core/decimal.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { minorFrom, toMinor } from '#contract/core/money.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { Milestone, MilestoneInput } from '#contract/projects/project-billing.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { projects } from '../projects/index.ts'
import { milestonesTable } from './tables.ts'

/** Minor units of a decimal amount in a currency. */
export function minorOf(amount: string, currency: string): number {
  const value = parseDecimal(amount, { maxScale: 6 })
  return value === undefined ? 0 : minorFrom(toMinor(value, currency))
}

/** Milestones of a project in their order. @throws AppError not_found */
export function listMilestones(
  reader: Reader,
  projectId: string,
): { milestones: Milestone[]; currency: string } {
  const { currency } = projects.get(reader, projectId)
  const rows = reader.db
    .select()
    .from(milestonesTable)
    .where(eq(milestonesTable.projectId, projectId))
    .orderBy(asc(milestonesTable.place))
    .all()
  const milestones = rows.map(({ id, name, amount, dueDate, reachedDate, invoiceId }) => ({
    ...{ id, name, amount, dueDate, reachedDate, invoiceId },
    amountMinor: minorOf(amount, currency),
  }))
  return { milestones, currency }
}

/**
 * Writes the milestones of a project anew; those that stand on an invoice stay as they are.
 * @throws AppError not_found; conflict where an invoiced one is missing
 */
export function setMilestones(
  writer: Writer,
  firm: FirmContext,
  { projectId, milestones: given }: { projectId: string; milestones: readonly MilestoneInput[] },
): { milestones: Milestone[]; currency: string } {
  requirePermission(firm.actor, 'project:money')
  const before = listMilestones(writer, projectId)
  const known = new Map(before.milestones.map((one) => [one.id, one]))
  const stays = new Set(given.map(({ id }) => id))
  const gone = before.milestones.filter(({ id }) => !stays.has(id))
  if (gone.some(({ invoiceId }) => invoiceId !== null)) throw conflictOf('milestoneInvoiced')
  for (const { id } of gone) {
    writer.db.delete(milestonesTable).where(eq(milestonesTable.id, id)).run()
  }
  for (const [place, { id, ...written }] of given.entries()) {
    const one = id === null ? undefined : known.get(id)
    if (id !== null && !one) throw new AppError('not_found', 'No such milestone')
    const values = one && one.invoiceId !== null ? { place } : { ...written, place }
    if (one) {
      writer.db.update(milestonesTable).set(values).where(eq(milestonesTable.id, one.id)).run()
    } else {
      const row = { id: firm.newId(), projectId, ...written, place }
      writer.db.insert(milestonesTable).values(row).run()
    }
  }
  const after = listMilestones(writer, projectId)
  const change = {
    before: { milestones: before.milestones },
    after: { milestones: after.milestones },
  }
  writer.audit({ entity: 'project', entityId: projectId, action: 'update', ...change })
  return after
}
