import { mailPath } from '#app/shell/mails/paths.ts'
import type { RecordLink } from '#app/shell/register/describe.ts'
import type { Bill } from '#contract/buying/bills.ts'
import { correctBillPath, selfBilledPdfPath, selfBilledXmlPath } from './paths.ts'

/** How an invoice that the firm wrote leaves: a draft as PDF to look at, an issued one to the supplier. */
export function selfBilledLinks(
  firmId: string,
  { id, kind, number, state }: Pick<Bill, 'id' | 'kind' | 'number' | 'state'>,
): RecordLink[] {
  const pdf = {
    label: 'detail.pdf',
    icon: 'download',
    href: selfBilledPdfPath(firmId, id),
  } as const
  if (number === '') return [pdf]
  const files = (['ubl', 'cii'] as const).map((format) => ({
    label: `detail.${format}`,
    icon: 'file-down' as const,
    href: selfBilledXmlPath(firmId, id, format),
    place: 'menu' as const,
  }))
  const mail = {
    label: 'detail.mail',
    icon: 'mail',
    href: mailPath(firmId, kind === 'credit' ? 'selfBilledCredit' : 'selfBilledInvoice', id),
  } as const
  const correct = {
    label: 'detail.correct',
    icon: 'undo-2',
    href: correctBillPath(firmId, id),
    needs: 'bill:edit',
    place: 'menu',
  } as const
  if (state === 'void') return [pdf, ...files]
  return [mail, pdf, ...files, ...(kind === 'bill' ? [correct] : [])]
}
