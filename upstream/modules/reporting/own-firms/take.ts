import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { OwnFirmSide } from '#contract/reporting/own-firms.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { readBill } from '../../buying/bills/index.ts'
import { findBillState } from '../../buying/bills/views.ts'
import { askOther, fileOfOther, requireActorIn } from './other-firm.ts'
import { ownFirmBillsTable as taken } from './tables.ts'

type Offered = { sellerFirmId: string; sellerInvoiceId: string }

const Sides = z.object({ rows: z.array(OwnFirmSide) })

/**
 * Takes an invoice of another own firm as a draft of a bill; one that was taken before stays the bill
 * that it is. The document is asked of the firm that issued it.
 * @throws AppError forbidden for whoever may not see invoices there; not_found for what that firm did not
 *   issue to this one, or is out of reach; invalid as `readBill`; conflict for what is void
 */
export async function takeInvoice(
  context: HandlerContext,
  { sellerFirmId, sellerInvoiceId }: Offered,
): Promise<{ billId: string; takenAt: string }> {
  const actor = await requireActorIn(context, sellerFirmId, 'invoice:view')
  const { store, firm } = context
  const standing = (reader: Reader) => {
    const known = findTaken(reader, sellerFirmId, sellerInvoiceId)
    return known && findBillState(reader, known.billId) ? known : undefined
  }
  const known = standing(store.reader)
  if (known) return known
  const file = await issuedFile(context, actor, { sellerFirmId, sellerInvoiceId })
  const takenAt = firm.now.toISOString()
  try {
    const { id } = await readBill(
      context,
      { file, exchangeRate: '' },
      undefined,
      (writer, billId) => {
        // Somebody may have taken it while the file was read.
        if (standing(writer)) throw conflictOf('changedMeanwhile')
        const stamps = { billId, takenAt, takenBy: firm.actor.userId }
        keepTaken(writer, { otherFirmId: sellerFirmId, invoiceId: sellerInvoiceId, ...stamps })
      },
    )
    return { billId: id, takenAt }
  } catch (error) {
    const twin = standing(store.reader)
    if (!twin || !(error instanceof AppError) || error.code !== 'conflict') throw error
    return twin
  }
}

/** As it was issued: the paper with its XML inside, or the XML where a receiver would refuse that. */
async function issuedFile(
  context: HandlerContext,
  actor: Actor,
  { sellerFirmId, sellerInvoiceId }: Offered,
): Promise<File> {
  const path = `/own-firm-invoices?buyerFirmId=${context.firm.firmId}&invoiceId=${sellerInvoiceId}`
  const asked = { method: 'GET', path }
  const [issued] = Sides.parse(await askOther(context, sellerFirmId, actor, asked)).rows
  if (!issued) throw new AppError('not_found', 'The document was not issued to this firm')
  if (issued.state === 'void') throw conflictOf('alreadyVoid')
  const file = (format: string) =>
    fileOfOther(
      context,
      sellerFirmId,
      actor,
      `/invoices/${sellerInvoiceId}/electronic/file?format=${format}`,
    )
  return file('facturx').catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return file('ubl')
  })
}

function findTaken({ db }: Reader, otherFirmId: string, invoiceId: string) {
  const isMeant = and(eq(taken.otherFirmId, otherFirmId), eq(taken.invoiceId, invoiceId))
  return db.select().from(taken).where(isMeant).get()
}

function keepTaken({ db }: Writer, values: typeof taken.$inferInsert): void {
  db.insert(taken)
    .values(values)
    .onConflictDoUpdate({ target: [taken.otherFirmId, taken.invoiceId], set: values })
    .run()
}
