import type { Writer } from '../../../firm/store.ts'
import { getDocument, hasRest, type InvoiceSteps, linesOf } from '../../selling/invoicing/index.ts'
import { projects } from '../projects/index.ts'
import { followInvoiceLines, releaseTime } from '../time/index.ts'

/** Tables of this module whose rows stand on lines of invoices. */
const claimed = ['project_milestones', 'project_progress'] as const

/** Frees all that stands on an invoice: it is void, or a draft that is deleted. */
export function releaseInvoice(writer: Writer, invoiceId: string): void {
  releaseTime(writer, invoiceId)
  freeMilestones(writer, 'invoice_id = ?', invoiceId)
  writer.sql.exec('delete from project_progress where invoice_id = ?', invoiceId)
}

/** Frees what stands on one line, which is gone or credited in full. */
function releaseLine(writer: Writer, invoiceId: string, lineId: string): void {
  releaseTime(writer, invoiceId, lineId)
  freeMilestones(writer, 'invoice_line_id = ?', lineId)
  writer.sql.exec('delete from project_progress where invoice_line_id = ?', lineId)
}

function freeMilestones({ sql }: Writer, condition: string, id: string): void {
  sql.exec(
    `update project_milestones set invoice_id = null, invoice_line_id = null where ${condition}`,
    id,
  )
}

/** Work follows the lines of a draft that were written anew. */
export function followLines(
  writer: Writer,
  invoiceId: string,
  moved: ReadonlyMap<string, string>,
): void {
  followInvoiceLines(writer, invoiceId, moved)
  for (const table of claimed) {
    const lines = writer.sql
      .exec<{ id: string }>(
        `select distinct invoice_line_id as id from ${table} where invoice_id = ?`,
        invoiceId,
      )
      .toArray()
    for (const { id } of lines) {
      const line = moved.get(id)
      if (line === undefined) releaseLine(writer, invoiceId, id)
      else {
        writer.sql.exec(
          `update ${table} set invoice_line_id = ? where invoice_id = ? and invoice_line_id = ?`,
          ...[line, invoiceId, id],
        )
      }
    }
  }
  followAmounts(writer, invoiceId)
}

/**
 * The progress that a line bills is what stands there: its price may have been changed, and parts of
 * it credited. A line in another currency than the project's stays as it was billed.
 */
function followAmounts(writer: Writer, invoiceId: string): void {
  for (const { id, net } of linesOf(writer, invoiceId)) {
    for (const row of progressOn(writer, invoiceId, id)) setAmount(writer, row.id, net)
  }
}

/** Takes what a credit note takes back off the progress that was billed. */
function creditAmounts(writer: Writer, noteId: string, invoiceId: string): void {
  for (const { creditsLineId, net } of linesOf(writer, noteId)) {
    for (const row of progressOn(writer, invoiceId, creditsLineId ?? '')) {
      setAmount(writer, row.id, row.amount - net)
    }
  }
}

type Progress = { id: string; projectId: string; amount: number }

function progressOn(writer: Writer, invoiceId: string, lineId: string): Progress[] {
  const rows = writer.sql
    .exec<Progress>(
      `select id, project_id as projectId, amount from project_progress
       where invoice_id = ? and invoice_line_id = ?`,
      ...[invoiceId, lineId],
    )
    .toArray()
  if (rows.length === 0) return []
  const { currency } = getDocument(writer, invoiceId)
  return rows.filter(({ projectId }) => projects.find(writer, projectId)?.currency === currency)
}

function setAmount({ sql }: Writer, id: string, amount: number): void {
  sql.exec('update project_progress set amount = ? where id = ?', amount, id)
}

/** What was on an invoice that is void, or on a line of it that was credited in full, is free again. */
export const invoiceSteps: InvoiceSteps = {
  finalised(writer, _, invoice) {
    followAmounts(writer, invoice.id)
  },
  credited(writer, _, { id, creditsId }) {
    if (!creditsId) return
    creditAmounts(writer, id, creditsId)
    for (const line of linesOf(writer, creditsId)) {
      if (!hasRest(line)) releaseLine(writer, creditsId, line.id)
    }
  },
  voided(writer, _, invoice) {
    releaseInvoice(writer, invoice.id)
  },
}
