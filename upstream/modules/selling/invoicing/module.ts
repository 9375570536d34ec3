import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { VerifactuSettings } from '#contract/selling/verifactu.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { invoicedRows, invoiceLinesView } from './analysis-view.ts'
import { markSent } from './delivery/send.ts'
import { router } from './endpoints.ts'
import { explains } from './explain.ts'
import { importer } from './importer.ts'
import { documentPdf } from './kept/document-pdf.ts'
import { keepPdfJob } from './kept/keep-issued.ts'
import { mailKinds } from './mail-kinds.ts'
import { findDocuments, getDocument, linesOf } from './reader.ts'
import { recordKinds } from './record-kinds.ts'
import { seal } from './seal.ts'
import { SeedInvoices, seedInvoices } from './seed-invoices.ts'
import { settled } from './settled.ts'
import { invoicesTable } from './tables.ts'
import { toDo } from './to-do.ts'
import { measureUsage } from './usage.ts'
import { readSettings } from './verifactu/store.ts'
import { changeSettings } from './verifactu/view.ts'
import { changeDocument, reindexDocument, renewPublicSecrets } from './writer.ts'
import { wrongSums } from './wrong-sums.ts'

/** All rows go along: the hash and the time of a PDF prove what was issued, wherever its bytes are. */
const archivedRows: Readonly<Record<string, string>> = {}

/**
 * Where the bytes of PDFs lie below the firm's folder, those of the latest first. They go along as far
 * as there is room: each can be printed anew from what the archive holds, with the same XML inside.
 */
const archivedFiles = {
  folder: /^issued\/([^/.]+)(?:\.anew)?\.pdf$/,
  ids: `select document_id as id from issued_files where format = 'pdf'
    order by kept_at desc, document_id`,
  isForRoomLeft: true,
}

export const module = defineModule({
  name: 'invoicing',
  explains,
  toDo,
  analysisViews: [invoiceLinesView],
  soldRows: [invoicedRows],
  soldCostParties: { table: 'invoices', customer: 'customer_id', person: 'created_by' },
  endpoints: router,
  internal: {
    /** How much there is of the firm, for the platform's own list. */
    usage: (_input, { store }) => measureUsage(store.reader),
    /** For measuring, so only where nobody works. */
    'seed-invoices': (input, { store, firm, env }) => {
      if (env.DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
      const wanted = SeedInvoices.parse(input)
      return store.transact(firm, (writer) => seedInvoices(writer, firm, wanted))
    },
  },
  jobs: {
    // Repeating it finds the file that is kept.
    [keepPdfJob]: jobWithEffect(
      z.object({ documentId: z.string() }),
      async (means, { payload }) => {
        await documentPdf(means, payload.documentId)
        return undefined
      },
    ),
  },
  recordKinds,
  /** Goods are delivered and taken back for its documents. */
  sourceParties: { invoice: customerOf, creditNote: customerOf },
  recordOwners: {
    entity: 'invoice',
    params: ['invoiceId', 'creditsId'],
    madeBy: ({ db }, id) =>
      db
        .select({ by: invoicesTable.createdBy })
        .from(invoicesTable)
        .where(eq(invoicesTable.id, id))
        .get()?.by,
  },
  /** Drafts and issued documents; what an issued one shows stays as it was issued. */
  partyUses: [
    {
      kind: 'invoice',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from invoices where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update invoices set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** Invoices and credit notes. */
  partyDocuments: [
    {
      kind: 'invoice',
      read: 'invoice:view',
      scope: { entity: 'invoice', madeBy: 'created_by' },
      from: 'invoices',
      party: 'customer_id',
      date: 'issue_date',
      title: `coalesce(number, '')`,
      amount: `case kind when 'creditNote' then -total else total end`,
      currency: 'currency',
      isCredit: `kind = 'creditNote'`,
      standing: `case when state = 'draft' then 'draft' when state = 'void' then 'ended'
      when due > 0 then 'open' else 'done' end`,
      dueDate: 'due_date',
    },
  ],
  /** What documents name of other owners' records. */
  usesOf: {
    item: isFoundBy('select 1 from invoice_lines where item_id = ? limit 1'),
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from invoice_lines where cost_centre_id = ? limit 1', id).toArray()
        .length > 0,
  },
  /** Credit notes count by themselves. */
  numberedKinds: [
    {
      kind: 'invoice',
      pattern: '{YYYY}-{####}',
      reset: 'yearly',
      followsDates: true,
      isTaken: (reader, number) => isNumberTaken(reader, 'invoice', number),
    },
    {
      kind: 'creditNote',
      pattern: 'CN-{YYYY}-{####}',
      prefixes: { de: 'RK-', it: 'NC-', ru: 'КС-', es: 'FRE-' },
      reset: 'yearly',
      followsDates: true,
      isTaken: (reader, number) => isNumberTaken(reader, 'creditNote', number),
    },
  ],
  /** The tax of a deposit's money has no record but its entry. */
  sealedDocuments: {
    invoice: sealAgain,
    creditNote: sealAgain,
    depositTax: null,
  },
  settled,
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** What no mail has left for was not sent: it is final, and its customer does not know of it. */
  onMailKept: {
    invoice: (writer, context, id) => {
      if (findDocuments(writer, [id]).length === 0) return
      const row = getDocument(writer, id)
      if (row.sentAt === null) return
      const state = row.state === 'sent' ? { state: 'finalised' as const } : {}
      changeDocument(writer, context, row, { sentAt: null, ...state })
    },
  },
  /** One that failed at first and was sent again. */
  onMailLeft: {
    invoice: (writer, context, id) => {
      if (findDocuments(writer, [id]).length === 0) return
      const { sentAt, state } = getDocument(writer, id)
      if (sentAt === null && state !== 'draft' && state !== 'void') markSent(writer, context, id)
    },
  },
  importers: [importer],
  settingKinds: {
    verifactu: {
      needs: 'firm:edit',
      page: 'settings/verifactu',
      actions: ['update'],
      read: (reader) => readSettings(reader),
      write: (writer, { firm }, _, values) =>
        changeSettings(writer, firm, VerifactuSettings.parse(values)),
    },
  },
  customValues: { invoice: heldIn('invoices', reindexDocument) },
  onCopy: renewPublicSecrets,
  wrongSums,
  archived: { archivedRows, archivedFiles },
})

function isNumberTaken({ sql }: Reader, kind: string, number: string): boolean {
  const found = sql.exec(
    'select 1 from invoices where kind = ? and number = ? and number is not null',
    kind,
    number,
  )
  return found.toArray().length > 0
}

function sealAgain(reader: Reader, documentId: string): string | undefined {
  try {
    const row = getDocument(reader, documentId)
    return seal(row.previousHash ?? '', row, linesOf(reader, documentId))
  } catch {
    return undefined
  }
}

function customerOf({ db }: Reader, id: string): string | undefined {
  const { customerId } = invoicesTable
  return db.select({ customerId }).from(invoicesTable).where(eq(invoicesTable.id, id)).get()
    ?.customerId
}
