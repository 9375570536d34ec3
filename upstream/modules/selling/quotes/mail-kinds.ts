import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { snapshotOf } from '../../../documents/snapshot.ts'
import { headInput } from '../../../documents/stored-document.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { mailTexts } from './mail-texts.ts'
import { quotePaperTexts } from './paper/texts.ts'
import { publicPath } from './public-path.ts'
import { getStoredQuote, linesOf } from './reader.ts'
import { markSent, requireOpen } from './send.ts'

/** Quotes, each with its PDF and the link to the page where it is accepted. */
export const mailKinds: MailKinds = {
  quote: {
    record: 'quote',
    send: 'quote:edit',
    placeholders: ['name', 'number', 'total', 'until'],
    examples: { name: 'Anna Berg', number: 'Q-2026-0042', total: '1,190.00', until: '2026-12-31' },
    texts: mailTexts,
    applies: (reader, id) => getStoredQuote(reader, id).state === 'open',
    compose: (reader, { firmId }, { id, origin }) => {
      const row = requireOpen(getStoredQuote(reader, id))
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
          until: format.date(row.validUntil),
        },
        link: origin + (publicPath(firmId, row) ?? ''),
        files: [
          {
            module: 'quotes',
            id,
            name: documentFileName(quotePaperTexts[language].quote, row.number),
          },
        ],
      }
    },
    prepare: (writer, context, { id }) => {
      markSent(writer, context, id)
    },
  },
}
