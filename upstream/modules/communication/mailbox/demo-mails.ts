import type { MailPerson } from '#contract/communication/mailbox.ts'
import type { Language } from '#contract/core/fields.ts'
import { type DemoWords, words } from './demo-words.ts'

type DemoMail = {
  from: MailPerson
  subject: string
  text: string
  /** An answer of the firm. */
  isOurs?: boolean
  /** Hours after the first of its conversation. */
  after?: number
}

export type DemoThread = {
  /** Before now, of its first mail. */
  hoursAgo: number
  /** Of the first labels, by its place. */
  label?: number
  isRead?: boolean
  isStarred?: boolean
  /** In the visitor's own mailbox. */
  isOwn?: boolean
  mails: readonly DemoMail[]
}

/** The mail of a demo's last days, by the firm's language. */
export const demoMails: Record<Language, readonly DemoThread[]> = {
  en: threadsOf(words.en),
  de: threadsOf(words.de),
  it: threadsOf(words.it),
  ru: threadsOf(words.ru),
  es: threadsOf(words.es),
}

function threadsOf({
  instalments,
  loading,
  tax,
  later,
  thanks,
  bill,
  own,
}: DemoWords): DemoThread[] {
  const [name, email, subject, text, answer, last] = instalments
  const from = { name, email }
  return [
    {
      hoursAgo: 30,
      label: 0,
      isStarred: true,
      mails: [
        { from, subject, text },
        { from, subject: `Re: ${subject}`, text: answer, isOurs: true, after: 4 },
        { from, subject: `Re: ${subject}`, text: last, after: 29 },
      ],
    },
    { hoursAgo: 3, label: 1, mails: [mailOf(loading)] },
    { hoursAgo: 5, label: 2, mails: [mailOf(tax)] },
    { hoursAgo: 27, label: 0, isRead: true, mails: [mailOf(later)] },
    { hoursAgo: 51, label: 0, isRead: true, mails: [mailOf(thanks)] },
    { hoursAgo: 76, isRead: true, mails: [mailOf(bill)] },
    { hoursAgo: 20, isOwn: true, mails: [mailOf(own)] },
  ]
}

function mailOf([name, email, subject, text]: readonly [string, string, string, string]): DemoMail {
  return { from: { name, email }, subject, text }
}
