import { singleLine } from '../../mail/rendered-mail.ts'
import { fillText } from '../paper/texts/paper-texts.ts'

/** What a reader of the mail gets: `message` is what the sender may change, `text` is all of it. */
export type MailWords = { subject: string; message: string; text: string }

/**
 * Subject and text of a mail with a document: the sender's own words, or the usual ones with their
 * gaps filled.
 */
export function mailWords(
  typed: { subject: string; message: string },
  usual: { subject: string; message: string; link?: string },
  values: Readonly<Record<string, string>>,
): MailWords {
  const message = (typed.message || fillText(usual.message, values)).replace(/\r\n?/g, '\n')
  return {
    subject: singleLine(typed.subject || fillText(usual.subject, values)),
    message,
    text: usual.link ? `${message}\n\n${fillText(usual.link, values)}\n` : `${message}\n`,
  }
}

/** The addresses of a list that somebody typed, each once. */
export function addressesIn(list: string): string[] {
  const given = list.split(/[,;\s]+/).filter((address) => address !== '')
  return [...new Set(given)]
}
