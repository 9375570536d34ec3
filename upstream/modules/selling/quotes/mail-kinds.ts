import { documentMail } from '../../../documents/offered/mail.ts'
import { headInput } from '../../../documents/stored-document.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
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
      return documentMail(reader, row, {
        language,
        lines: linesOf(reader, id),
        total: row.total,
        more: (format) => ({ until: format.date(row.validUntil) }),
        link: origin + (publicPath(firmId, row) ?? ''),
        file: { module: 'quotes', word: quotePaperTexts[language].quote },
      })
    },
    prepare: (writer, context, { id }) => {
      markSent(writer, context, id)
    },
  },
}
