import type { FirmContext, Writer } from '../../../firm/store.ts'
import { tellDecided } from '../../firm/approvals/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import type { StoredBill } from './reader.ts'

type Handed = Pick<
  StoredBill,
  'id' | 'number' | 'supplierName' | 'supplierNumber' | 'preparedBy' | 'state'
>

/** Notifies those who approve bills of one that was handed in. */
export function tellApprovers(writer: Writer, context: FirmContext, bill: Handed): void {
  queueNotice(writer, context, {
    kind: 'billWaits',
    params: {
      by: context.actor.userName,
      supplier: bill.supplierName,
      number: bill.supplierNumber,
    },
    link: `/firms/${context.firmId}/bills/${bill.id}`,
  })
}

/** Notifies whoever prepared a bill that another person approved it or sent it back. */
export function tellOfDecision(
  writer: Writer,
  context: FirmContext,
  { id, supplierName, supplierNumber, preparedBy }: Handed,
  decided: { decision: 'approved' | 'rejected'; reason?: string },
): void {
  const title = [supplierNumber, supplierName].filter((part) => part !== '').join(', ')
  tellDecided(writer, context, { preparedBy, title, link: `bills/${id}`, ...decided })
}
