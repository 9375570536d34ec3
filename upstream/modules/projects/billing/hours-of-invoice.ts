import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { InvoiceHours } from '#contract/projects/project-billing.ts'
import { csvIn } from '../../../core/csv.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getDocument, linesOf } from '../../selling/invoicing/index.ts'
import { labelsOfProjects } from '../projects/views.ts'
import { titlesOfTasks } from '../tasks/views.ts'
import { billedParts, entriesOnInvoice } from '../time/index.ts'
import { hoursText } from './line-words.ts'
import { sharesOfLines } from './shares-of-lines.ts'

/**
 * The time that stands on an invoice, by its days, of projects that the caller reaches: what a client is
 * shown who asks for which work they pay. Amounts are those of the invoice's lines.
 * @param size how many entries are listed; the sums are of all
 * @throws AppError forbidden, not_found
 */
export function hoursOfInvoice(
  reader: Reader,
  { actor }: FirmContext,
  { invoiceId, size }: { invoiceId: string; size: number },
): InvoiceHours {
  requirePermission(actor, 'project:money')
  const { number, currency } = getDocument(reader, invoiceId)
  const parts = billedParts(reader, actor, invoiceId)
  const reached = parts.filter(({ isReached }) => isReached)
  const shares = sharesOfLines(parts, linesOf(reader, invoiceId), currency)
  const amounts = reached.map(({ id }) => shares.get(id)?.amount)
  const entries = size === 0 ? [] : entriesOnInvoice(reader, actor, { invoiceId, most: size })
  const projects = labelsOfProjects(
    reader,
    entries.map(({ projectId }) => projectId),
  )
  const tasks = titlesOfTasks(
    reader,
    entries.map(({ taskId }) => taskId),
  )
  return {
    ...{ number, currency, count: reached.length },
    seconds: reached.reduce((sum, { seconds }) => sum + seconds, 0),
    amount: amounts.includes(undefined) ? null : amounts.reduce<number>(plus, 0),
    entries: entries.map(({ id, date, personName, projectId, taskId, note, ...billed }) => ({
      ...{ id, date, personName, note },
      project: projects.get(projectId) ?? '',
      task: tasks.get(taskId) ?? '',
      seconds: billed.billedSeconds ?? billed.seconds,
      hourly: shares.get(id)?.hourly ?? null,
      amount: shares.get(id)?.amount ?? null,
    })),
  }
}

function plus(sum: number, amount: number | undefined): number {
  return sum + (amount ?? 0)
}

/** The same for a spreadsheet, in the language of the invoice. */
export function hoursFile({ number, currency, entries }: InvoiceHours, language: Language): File {
  const { file, columns } = hoursText[language]
  const csv = csvIn(language)
  const rows = entries.map(({ seconds, hourly, amount, ...entry }) => [
    ...[entry.date, entry.personName, entry.project, entry.task, entry.note],
    csv.decimal((seconds / 3600).toFixed(4).replace(/\.?0+$/, '')),
    csv.decimal(hourly ?? ''),
    amount === null ? '' : csv.decimal(minorToDecimal(amount, currency)),
    currency,
  ])
  const name = [file, number].filter(Boolean).join('-')
  return new File([csv.write([columns, ...rows])], `${name}.csv`, { type: 'text/csv' })
}
