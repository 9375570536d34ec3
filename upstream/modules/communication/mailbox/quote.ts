import type { MailPerson } from '#contract/communication/mailbox.ts'
import type { Language } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import type { MailRowStored } from './access.ts'
import { typedPeople } from './recipients.ts'

type Words = {
  wrote: (date: string, name: string) => string
  forwarded: string
  from: string
  date: string
  subject: string
  to: string
}

const words: Record<Language, Words> = {
  en: {
    wrote: (date, name) => `On ${date}, ${name} wrote:`,
    forwarded: 'Forwarded message',
    from: 'From',
    date: 'Date',
    subject: 'Subject',
    to: 'To',
  },
  de: {
    wrote: (date, name) => `Am ${date} schrieb ${name}:`,
    forwarded: 'Weitergeleitete Nachricht',
    from: 'Von',
    date: 'Datum',
    subject: 'Betreff',
    to: 'An',
  },
  it: {
    wrote: (date, name) => `Il ${date} ${name} ha scritto:`,
    forwarded: 'Messaggio inoltrato',
    from: 'Da',
    date: 'Data',
    subject: 'Oggetto',
    to: 'A',
  },
  ru: {
    wrote: (date, name) => `${date} ${name} пишет:`,
    forwarded: 'Пересланное сообщение',
    from: 'От',
    date: 'Дата',
    subject: 'Тема',
    to: 'Кому',
  },
  es: {
    wrote: (date, name) => `El ${date}, ${name} escribió:`,
    forwarded: 'Mensaje reenviado',
    from: 'De',
    date: 'Fecha',
    subject: 'Asunto',
    to: 'Para',
  },
}

const maxQuoted = 100_000
type About = { language: Language; country: string; timeZone: string }

/** The words of a mail as an answer to it quotes them. */
export function quoted(mail: MailRowStored, about: About): string {
  const lines = mail.text.slice(0, maxQuoted).split('\n')
  const head = words[about.language].wrote(dateOf(mail.at, about), named(mail.from))
  return `${head}\n${lines.map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`)).join('\n')}`
}

/** A mail as it is handed on: whose it was, when, and its words. */
export function forwarded(mail: MailRowStored, about: About): string {
  const { forwarded: title, from, date, subject, to } = words[about.language]
  return [
    `---------- ${title} ----------`,
    `${from}: ${typedPeople([mail.from])}`,
    `${date}: ${dateOf(mail.at, about)}`,
    `${subject}: ${mail.subject}`,
    `${to}: ${typedPeople(mail.to)}`,
    '',
    mail.text.slice(0, maxQuoted),
  ].join('\n')
}

/** The subject of an answer; one that has the mark of any usual language keeps it. */
export function answerSubject(subject: string): string {
  return /^(re|aw|antw|sv|r|rif|res|ynt|отв|ответ)(\[\d+\])?\s*:/i.test(subject)
    ? subject
    : `Re: ${subject}`.trim()
}

export function forwardSubject(subject: string): string {
  return /^(fwd?|wg|i|rv|tr|пересл)\s*:/i.test(subject) ? subject : `Fwd: ${subject}`.trim()
}

/** As whoever writes the mail has their days and times: in their language, as the firm's country does. */
function dateOf(at: string, { language, country, timeZone }: About): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return keptDateFormat(formatLocale(language, country), format).format(new Date(at))
}

function named({ name, email }: MailPerson): string {
  return name || email
}
