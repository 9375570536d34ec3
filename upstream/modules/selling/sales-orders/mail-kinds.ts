import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { snapshotOf } from '../../../documents/snapshot.ts'
import { headInput } from '../../../documents/stored-document.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { mailTexts } from './mail-texts.ts'
import { orderPaperTexts } from './paper/texts.ts'
import { publicPath } from './public-path.ts'
import { getStoredOrder, linesOf } from './reader.ts'
import { markSent, requireConfirmed } from './send.ts'

/** Confirmations of orders, each with its PDF and the link to the page that shows how far it is. */
export const mailKinds: MailKinds = {
  salesOrder: {
    record: 'salesOrder',
    send: 'quote:edit',
    placeholders: ['name', 'number', 'total', 'reference'],
    examples: { name: 'Anna Berg', number: 'SO-2026-0042', total: '1,190.00', reference: '4711' },
    texts: mailTexts,
    applies: (reader, id) => getStoredOrder(reader, id).state !== 'draft',
    compose: (reader, { firmId }, { id, origin }) => {
      const row = requireConfirmed(getStoredOrder(reader, id))
      const { language } = headInput(row)
      const stored = { snapshot: row.snapshot, partyId: row.customerId }
      const { buyer } = snapshotOf(reader, stored, linesOf(reader, id))
      const format = paperFormat(language, getFirmProfile(reader).address.country)
      return {
        to: getStoredParty(reader, row.customerId).email,
        language,
        values: {
          number: row.number ?? '',
          name: buyer.contactName || buyer.name,
          total: format.money(row.total, row.currency),
          reference: row.customerReference,
        },
        link: origin + (publicPath(firmId, row) ?? ''),
        files: [
          {
            module: 'sales-orders',
            id,
            name: documentFileName(orderPaperTexts[language].title, row.number),
          },
        ],
      }
    },
    prepare: (writer, context, { id }) => {
      markSent(writer, context, id)
    },
  },
}
