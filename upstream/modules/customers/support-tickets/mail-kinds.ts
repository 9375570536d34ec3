import type { Reader } from '../../../firm/store.ts'
import { type MailKind, type MailKinds, withoutLinks } from '../../firm/mails/index.ts'
import { supportTexts } from './mail-texts.ts'
import { getTicket, lastAnswer, mailedPath, type TicketRow } from './reader.ts'
import { isDone } from './ticket-states.ts'

/** Mails to whoever asked, in their language, with the address at which they read and answer. */
export const mailKinds: MailKinds = {
  supportTicketReceived: kindOf(supportTexts.supportTicketReceived, () => true),
  supportTicketAnswered: kindOf(
    supportTexts.supportTicketAnswered,
    (reader, { id }) => lastAnswer(reader, id) !== undefined,
  ),
  supportTicketSolved: kindOf(
    supportTexts.supportTicketSolved,
    (reader, row) => isDone(row.state) && lastAnswer(reader, row.id) !== undefined,
  ),
}

function kindOf(
  texts: MailKind['texts'],
  applies: (reader: Reader, row: TicketRow) => boolean,
): MailKind {
  return {
    record: 'supportTicket',
    send: 'supportTicket:edit',
    placeholders: ['name', 'number', 'subject', 'answer', 'sender'],
    examples: {
      name: 'Anna Berg',
      number: 'T-00012',
      subject: 'The lamp flickers',
      answer: 'Please send us a photo of the plug.',
      sender: 'Maria',
    },
    texts,
    applies: (reader, id) => applies(reader, getTicket(reader, id)),
    compose: (reader, { firmId }, { id, origin }) => {
      const row = getTicket(reader, id)
      const answer = lastAnswer(reader, id)
      const { contactEmail: to, language, number, subject } = row
      const values = {
        name: withoutLinks(row.contactName),
        number,
        subject: withoutLinks(subject),
        answer: answer?.text ?? '',
        sender: answer?.by ?? '',
      }
      return { to, language, values, link: origin + mailedPath(firmId, row), files: [] }
    },
  }
}
