import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { InvoiceHours } from '#contract/projects/project-billing.ts'
import { csvIn } from '../../../core/csv.ts'
import type { Reader } from '../../../firm/store.ts'
import { getDocument } from '../../selling/invoicing/index.ts'
import { labelsOfProjects } from '../projects/views.ts'
import { titlesOfTasks } from '../tasks/views.ts'
import { billedHours, entriesOnInvoice } from '../time/index.ts'
import { hoursText } from './line-words.ts'

/**
 * The time that stands on an invoice as it was billed, by its days: what a client is shown who asks for
 * which work they pay.
 * @param size how many entries are listed; the sums are of all
 * @throws AppError not_found
 */
export function hoursOfInvoice(
  reader: Reader,
  { invoiceId, size }: { invoiceId: string; size: number },
): InvoiceHours {
  const { number, currency } = getDocument(reader, invoiceId)
  const entries = size === 0 ? [] : entriesOnInvoice(reader, invoiceId, size)
  const projects = labelsOfProjects(
    reader,
    entries.map(({ projectId }) => projectId),
  )
  const tasks = titlesOfTasks(
    reader,
    entries.map(({ taskId }) => taskId),
  )
  return {
    ...{ number, currency },
    ...billedHours(reader, invoiceId),
    entries: entries.map(({ id, date, personName, projectId, taskId, note, ...billed }) => ({
      ...{ id, date, personName, note },
      project: projects.get(projectId) ?? '',
      task: tasks.get(taskId) ?? '',
      seconds: billed.billedSeconds ?? billed.seconds,
      hourly: billed.billedHourly ?? '',
      amount: billed.billedAmount ?? 0,
    })),
  }
}

/** The same for a spreadsheet, in the language of the invoice. */
export function hoursFile({ number, currency, entries }: InvoiceHours, language: Language): File {
  const { file, columns } = hoursText[language]
  const csv = csvIn(language)
  const rows = entries.map(({ seconds, hourly, amount, ...entry }) => [
    ...[entry.date, entry.personName, entry.project, entry.task, entry.note],
    csv.decimal((seconds / 3600).toFixed(4).replace(/\.?0+$/, '')),
    csv.decimal(hourly),
    csv.decimal(minorToDecimal(amount, currency)),
    currency,
  ])
  const name = [file, number].filter(Boolean).join('-')
  return new File([csv.write([columns, ...rows])], `${name}.csv`, { type: 'text/csv' })
}
