import { type Bill, BillInput } from '#contract/buying/bills.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { awaitsSum } from '../awaits-sum.ts'
import { getBill, getStoredBill } from '../reader.ts'
import { entity, requireStep, requireVersion, updateBill } from '../service.ts'
import { changeBill } from '../writer.ts'
import { untaxedRate } from './purchase-rates.ts'

/**
 * Decides what a bill comes to whose lines do not come to the total of its file: to its lines, or to the
 * file's total by a line of what is missing, without tax.
 * @throws AppError not_found, locked; conflict, also where there is nothing to decide
 */
export function decideSum(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, take }: { version: number; take: 'lines' | 'file' },
): Bill {
  const bill = getStoredBill(writer, id)
  requireStep(bill, 'edit')
  requireVersion(writer, context, bill, version)
  if (bill.fileTotal === null || !awaitsSum(bill)) throw conflictOf('sumDecided')
  const { totalAmount, fileTotal, currency, date } = bill
  const before = { total: fileTotal }
  if (take === 'lines') {
    const acceptedBy = context.actor.userName
    changeBill(writer, context, bill, { acceptedTotal: totalAmount, acceptedBy })
    const after = { total: totalAmount }
    writer.audit({ entity, entityId: id, action: 'acceptSum', before, after })
    return getBill(writer, context, id)
  }
  const current = getBill(writer, context, id)
  const rule = untaxedRate(writer, date)
  const unitPrice = minorToDecimal(fileTotal - totalAmount, currency)
  const line = { description: '±', quantity: '1', unitPrice, taxCode: rule?.code ?? '' }
  const lines = [...current.lines, line]
  const input = BillInput.parse({ ...current, total: '', lines })
  return updateBill(writer, context, id, { ...input, version })
}
