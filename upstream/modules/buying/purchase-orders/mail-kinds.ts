import { conflictOf } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { mailTexts } from './mail-texts.ts'
import { orderPaperTexts } from './paper/texts.ts'
import { getStoredOrder, type StoredOrder } from './reader.ts'
import { sendOrder } from './service.ts'

/** Orders, each with its PDF in the supplier's language. */
export const mailKinds: MailKinds = {
  purchaseOrder: {
    record: 'purchaseOrder',
    send: 'bill:edit',
    placeholders: ['name', 'number', 'total'],
    examples: { name: 'Anna Berg', number: 'PO-2026-0007', total: '1,190.00' },
    texts: mailTexts,
    applies: (reader, id) => getStoredOrder(reader, id).number !== null,
    compose: (reader, _, { id }) => {
      const row = requireNumbered(getStoredOrder(reader, id))
      const supplier = getStoredParty(reader, row.supplierId)
      const language = Language.catch('en').parse(row.language)
      const format = paperFormat(language, getFirmProfile(reader).address.country)
      return {
        to: supplier.email,
        language,
        values: {
          number: row.number ?? '',
          name: supplier.contactName || supplier.name,
          total: format.money(row.total, row.currency),
        },
        files: [
          {
            module: 'purchase-orders',
            id,
            name: documentFileName(orderPaperTexts[language].purchaseOrder, row.number),
          },
        ],
      }
    },
    prepare: (writer, context, { id }) => {
      const row = requireNumbered(getStoredOrder(writer, id))
      if (row.state === 'approved') sendOrder(writer, context, id)
    },
  },
}

/** @throws AppError conflict for one that is not approved */
function requireNumbered(row: StoredOrder): StoredOrder {
  if (row.number === null) throw conflictOf('orderState')
  return row
}
