import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { getStoredTicket } from './ticket-reader.ts'
import { ticketTexts } from './ticket-texts.ts'

/** Receipts, each with its PDF and the link to its public copy; in the firm's language. */
export const mailKinds: MailKinds = {
  tillReceipt: {
    record: 'tillTicket',
    send: 'till:sell',
    placeholders: ['number', 'total'],
    examples: { number: 'K1-000042', total: '29.15' },
    texts: {
      en: ticketTexts.en.mail,
      de: ticketTexts.de.mail,
      it: ticketTexts.it.mail,
      ru: ticketTexts.ru.mail,
      es: ticketTexts.es.mail,
    },
    applies: () => true,
    compose: (reader, { firmId }, { id, origin }) => {
      const { customerId, kind, number, total, currency, publicSecret } = getStoredTicket(
        reader,
        id,
      )
      const { language, address } = getFirmProfile(reader)
      const texts = ticketTexts[language]
      return {
        to: customerId ? getStoredParty(reader, customerId).email : '',
        language,
        values: {
          number,
          total: paperFormat(language, address.country).money(total, currency),
        },
        link: `${origin}/r/${publicToken(firmId, publicSecret)}`,
        files: [
          {
            module: 'tills',
            id,
            name: documentFileName(kind === 'refund' ? texts.refund : texts.receipt, number),
          },
        ],
      }
    },
  },
}
