import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { conflictOf } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { getDocument } from '../../selling/invoicing/index.ts'
import { linkedFirm } from './links.ts'
import { askOther, requireActorIn } from './other-firm.ts'
import { ownFirmInvoicesTable as handedOver } from './tables.ts'

export type Means = Pick<HandlerContext, 'store' | 'env' | 'firm'>

const Taken = z.object({ billId: Id })

/**
 * Makes a draft of a bill of an issued invoice or credit note in the firm that its customer is. The
 * same document gives the same bill, so a repetition does nothing twice.
 * @throws AppError not_found; conflict for a draft, what is void, or a customer who is no own firm;
 *   forbidden for whoever may not write bills there
 */
export async function handOver(
  means: Means,
  invoiceId: string,
): Promise<{ otherFirmId: string; billId: string }> {
  const { store, firm } = means
  const row = getDocument(store.reader, invoiceId)
  if (row.state === 'draft') throw conflictOf('notFinalised')
  if (row.state === 'void') throw conflictOf('alreadyVoid')
  const otherFirmId = linkedFirm(store.reader, row.customerId)
  if (otherFirmId === undefined) throw conflictOf('noOwnFirm')
  const actor = await requireActorIn(means, otherFirmId, 'bill:edit')
  const body = { sellerFirmId: firm.firmId, sellerInvoiceId: invoiceId }
  const asked = { method: 'POST', path: '/own-firm-bills', body }
  const { billId } = Taken.parse(await askOther(means, otherFirmId, actor, asked))
  store.transact(firm, (writer) => {
    const stamps = { handedOverAt: firm.now.toISOString(), handedOverBy: firm.actor.userId }
    const values = { otherFirmId, billId, ...stamps }
    const before = writer.db.select().from(handedOver).where(eq(handedOver.invoiceId, invoiceId))
    if (before.get()?.billId === billId) return
    writer.db
      .insert(handedOver)
      .values({ invoiceId, ...values })
      .onConflictDoUpdate({ target: handedOver.invoiceId, set: values })
      .run()
    const title = row.number ?? ''
    const detail = row.customerName
    writer.audit({ entity: 'invoice', entityId: invoiceId, title, action: 'handOver', detail })
  })
  return { otherFirmId, billId }
}
