import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { readInvoiceInSteps } from '../../../einvoice/index.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { readBill } from '../../buying/bills/index.ts'
import type { JobMeans } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { addAttachment, linkRecords } from '../../firm/records/index.ts'
import { readFile } from './files.ts'
import { mailFilesTable, mailsTable } from './tables.ts'

type FileRow = typeof mailFilesTable.$inferSelect
type Found = { row: FileRow; file: File; kind: 'invoice' | 'pdf' | 'picture' }

/**
 * Makes drafts of bills of the files of a mail to the firm. Where one is an electronic invoice, the
 * others are its pictures and go along with it; else, or where no draft comes of that, at the address for
 * bills each PDF is a bill, and without any each picture. What cannot be read stays in the mail, for a person
 * to look at. A file is marked in the transaction that makes its draft, so after a crash none is made twice.
 */
export async function makeBillsOfMail(
  means: JobMeans,
  { mailId, takesInvoicesAlone }: { mailId: string; takesInvoicesAlone: boolean },
): Promise<void> {
  const { store } = means
  const mail = store.reader.db.select().from(mailsTable).where(eq(mailsTable.id, mailId)).get()
  if (!mail) return
  const from = mail.from.name || mail.from.email
  const context = inNameOf(means, from)
  const files = await readFiles(context, mailId)
  const invoices = files.filter(({ kind }) => kind === 'invoice')
  const pdfs = files.filter(({ kind }) => kind === 'pdf')
  const pictures = files.filter(({ kind }) => kind === 'picture')
  const kinds = takesInvoicesAlone ? [invoices] : [invoices, pdfs, pictures]
  for (const chosen of kinds) {
    if (await makeBills(context, from, chosen)) break
  }
  const billId = invoices.map(({ row }) => billOf(store.reader, row.id)).find(Boolean)
  if (!billId) return
  for (const { row, file } of pdfs) {
    if (row.billId !== null) continue
    await addAttachment(context, { kind: 'bill', id: billId }, file)
    store.transact(context.firm, (writer) => markFile(writer, row.id, billId))
  }
}

/**
 * Makes a draft of a bill of a file of a mail, linked with its conversation.
 * @param then what else belongs into the same transaction
 * @throws AppError as `readBill`
 */
export async function makeBillOfFile(
  context: HandlerContext,
  { id, mailId }: Pick<FileRow, 'id' | 'mailId'>,
  file: File,
  then: (writer: Writer, billId: string) => void = () => undefined,
): Promise<string> {
  const bill = await readBill(context, { file, exchangeRate: '' }, undefined, (writer, billId) => {
    markFile(writer, id, billId)
    linkToThread(writer, context.firm, mailId, billId)
    then(writer, billId)
  })
  return bill.id
}

function linkToThread(writer: Writer, context: FirmContext, mailId: string, billId: string): void {
  const isIt = eq(mailsTable.id, mailId)
  const mail = writer.db.select({ id: mailsTable.threadId }).from(mailsTable).where(isIt).get()
  if (!mail) return
  linkRecords(writer, context, {
    from: { kind: 'mailThread', id: mail.id },
    relation: 'relatesTo',
    to: { kind: 'bill', id: billId },
  })
}

function markFile({ db }: Writer, fileId: string, billId: string): void {
  db.update(mailFilesTable).set({ billId }).where(eq(mailFilesTable.id, fileId)).run()
}

function billOf({ db }: Reader, fileId: string): string | null | undefined {
  return db.select().from(mailFilesTable).where(eq(mailFilesTable.id, fileId)).get()?.billId
}

/** Nobody of the firm did it: the sender stands beside the draft. */
function inNameOf({ store, env, firm }: JobMeans, from: string): HandlerContext {
  const actor = { ...firm.actor, role: 'owner', userId: '', userName: from } as const
  return {
    store,
    env,
    firm: { ...firm, actor, isUnattended: true },
    defer: (work) => void work,
  }
}

/** Makes a draft of each file that can be read; whether there is one of any. */
async function makeBills(
  context: HandlerContext,
  from: string,
  files: readonly Found[],
): Promise<boolean> {
  let isAny = false
  for (const { row, file } of files) {
    if (row.billId !== null) {
      isAny = true
      continue
    }
    try {
      await makeBillOfFile(context, row, file, (writer, billId) => {
        queueNotice(writer, context.firm, {
          kind: 'billReceived',
          params: { from, file: row.name },
          link: `/firms/${context.firm.firmId}/bills/${billId}`,
        })
      })
      isAny = true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return isAny
}

async function readFiles(context: HandlerContext, mailId: string): Promise<Found[]> {
  const rows = context.store.reader.db
    .select()
    .from(mailFilesTable)
    .where(eq(mailFilesTable.mailId, mailId))
    .orderBy(mailFilesTable.id)
    .all()
    .filter(({ isInline }) => !isInline)
  const found: Found[] = []
  for (const row of rows) {
    const file = await readFile(context, row)
    const kind = await kindOf(row, file, new Uint8Array(await file.arrayBuffer()))
    if (kind) found.push({ row, file, kind })
  }
  return found
}

async function kindOf(
  { type }: FileRow,
  { name }: File,
  bytes: Uint8Array,
): Promise<Found['kind'] | undefined> {
  const read = await readInvoiceInSteps(bytes, { name, type })
  if (!('refusal' in read)) return 'invoice'
  if (type === 'application/pdf') return 'pdf'
  return type.startsWith('image/') ? 'picture' : undefined
}
