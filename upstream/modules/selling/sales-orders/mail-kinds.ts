import { documentMail } from '../../../documents/offered/mail.ts'
import { headInput } from '../../../documents/stored-document.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
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
      return documentMail(reader, row, {
        language,
        lines: linesOf(reader, id),
        total: row.total,
        more: () => ({ reference: row.customerReference }),
        link: origin + (publicPath(firmId, row) ?? ''),
        file: { module: 'sales-orders', word: orderPaperTexts[language].title },
      })
    },
    prepare: (writer, context, { id }) => {
      markSent(writer, context, id)
    },
  },
}
