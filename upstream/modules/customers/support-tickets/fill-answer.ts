import { formatLocale } from '#contract/core/format-locale.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import type { Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { answersFor, cannedAnswers, fillAnswer } from '../canned-answers/index.ts'
import type { TicketMeans } from './conversation.ts'
import { getTicket, ticketPath } from './reader.ts'

/**
 * The words of a canned answer for a ticket: of those of its name, the one in the customer's language,
 * else in the firm's.
 * @throws AppError not_found
 */
export function fillFor(
  reader: Reader,
  { context, origin }: TicketMeans,
  { supportTicketId, cannedAnswerId }: { supportTicketId: string; cannedAnswerId: string },
): { text: string; missing: string[] } {
  const row = getTicket(reader, supportTicketId)
  const { tradeName, legalName, language: firmLanguage, address } = getFirmProfile(reader)
  const chosen = cannedAnswers.get(reader, cannedAnswerId)
  const same = answersFor(reader, { language: row.language, firmLanguage })
  const inLanguage = same.find(({ name }) => name === chosen.name)
  const { text, language } = inLanguage ? cannedAnswers.get(reader, inLanguage.id) : chosen
  const date = keptDateFormat(formatLocale(language, address.country), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return fillAnswer(text, {
    name: row.contactName,
    firm: tradeName || legalName,
    sender: context.actor.userName,
    ticket: row.number,
    subject: row.subject,
    date: date.format(new Date(`${firmDate(reader, context)}T00:00Z`)),
    link: origin + ticketPath(context.firmId, row),
  })
}
