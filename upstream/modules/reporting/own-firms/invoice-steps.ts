import type { FirmContext, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import type { InvoiceSteps } from '../../selling/invoicing/index.ts'
import { handOverJob } from './job-names.ts'
import { linkedFirm } from './links.ts'

type Issued = { id: string; number: string | null; customerId: string }

/** What is issued to an own firm becomes a bill there as soon as it is written, by whoever issued it. */
export const invoiceSteps: InvoiceSteps = {
  finalised: planHandOver,
  credited: planHandOver,
  voided() {
    // Both sides show that the bill still stands.
  },
}

function planHandOver(writer: Writer, { actor, now }: FirmContext, issued: Issued): void {
  const { id, number, customerId } = issued
  const isPerson = actor.userId !== '' && !actor.isProgram
  if (!isPerson || linkedFirm(writer, customerId) === undefined) return
  const { userId, userName } = actor
  schedule(writer, {
    kind: handOverJob,
    key: id,
    dueAt: now,
    payload: { invoiceId: id, userId, userName },
    title: number ?? '',
    link: `invoices/${id}`,
  })
}
