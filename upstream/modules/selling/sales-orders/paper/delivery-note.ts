import { AppError } from '#contract/core/errors.ts'
import { documentFileName } from '../../../../documents/delivery/document-file-name.ts'
import { addressParts } from '../../../../documents/paper/address-lines.ts'
import { paperFormat } from '../../../../documents/paper/paper-format.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import { snapshotOf } from '../../../../documents/snapshot.ts'
import { headInput } from '../../../../documents/stored-document.ts'
import type { Reader } from '../../../../firm/store.ts'
import { codesOfDelivery, deliveriesOfOrder, quantityText } from '../../../stock/stock/index.ts'
import { getStoredOrder, linesOf } from '../reader.ts'
import { deliveryNoteTexts } from './delivery-note-texts.ts'

/**
 * The delivery note of a delivery of an order as PDF, without prices, in the language of the order: what
 * left on it, or is to be picked, for the address that goods go to.
 * @throws AppError not_found
 */
export async function deliveryNotePdf(
  reader: Reader,
  { salesOrderId, stockDocumentId }: { salesOrderId: string; stockDocumentId: string },
  now: Date,
): Promise<File> {
  const row = getStoredOrder(reader, salesOrderId)
  const delivery = deliveriesOfOrder(reader, salesOrderId).find(({ id }) => id === stockDocumentId)
  if (!delivery) throw new AppError('not_found', 'No such delivery of the order')
  const lines = linesOf(reader, salesOrderId)
  const { seller, buyer } = snapshotOf(reader, { ...row, partyId: row.customerId }, lines)
  const { language } = headInput(row)
  const t = deliveryNoteTexts[language]
  const format = paperFormat(language, seller.address.country)
  const to = buyer.deliveryAddress ?? buyer.address
  const name = buyer.deliveryAddress?.name || buyer.name
  const codes = codesOfDelivery(reader, stockDocumentId)
  const isOpen = delivery.state === 'open'
  const about = [
    [name, ...addressParts(to), format.country(to.country)].join(', '),
    format.date(delivery.date),
    fillText(t.order, { number: row.number ?? '' }),
    row.customerReference && fillText(t.reference, { number: row.customerReference }),
  ]
  const title = `${t.title} ${delivery.number}`
  const { renderTablePaper } = await import('../../../../documents/pdf/render-table-paper.ts')
  const bytes = await renderTablePaper(
    {
      ...{ paper: seller.paper, language, author: seller.tradeName || seller.legalName },
      title: isOpen ? `${title}, ${t.prepared}` : title,
      subtitle: about.filter(Boolean).join(' · '),
      columns: [
        { label: t.item, kind: 'words' },
        { label: t.quantity, kind: 'figure' },
        { label: t.unit, kind: 'words' },
      ],
      rows: lines.flatMap((line) => {
        const part = delivery.lines.find(({ lineId }) => lineId === line.id)
        const quantity = part ? (isOpen ? part.quantity : part.done) : 0
        if (quantity === 0) return []
        const what = [line.sku, line.description].filter(Boolean).join(' ')
        const named = codes.get(line.id) ?? []
        return [
          {
            kind: 'line' as const,
            depth: 0,
            cells: [
              [what, named.join(', ')].filter(Boolean).join('\n'),
              format.number(quantityText(quantity)),
              line.unit,
            ],
          },
        ]
      }),
      notes: [row.notes, t.received].filter(Boolean),
      pageLabel: t.page,
    },
    now,
  )
  return new File([bytes], documentFileName(t.title, delivery.number), { type: 'application/pdf' })
}
