import type { NotificationContent } from '#contract/core/notifications.ts'
import type { Env } from '../../../core/env.ts'
import type { OutgoingMail } from '../../../mail/mailer.ts'
import { countWords, digestWords } from './digest-words.ts'
import { leaveLink } from './leave-link.ts'
import { frames } from './mail-frames.ts'
import { type Reader, sentenceOf } from './mail-texts.ts'

/** A notice that waited, and the firm that it is about. */
export type Gathered = {
  content: NotificationContent
  link: string | null
  firmName: string | null
}

/** Several notices as one mail to one person, firm by firm, each with where it can be seen. */
export function digestMail(
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'SECRETS'>,
  { userId, name, email, language }: Reader,
  gathered: readonly Gathered[],
): Omit<OutgoingMail, 'id'> {
  const { hello, foot } = frames[language]
  const { account, all, leave } = digestWords[language]
  const leaveUrl = leaveLink(env, userId, 'digest')
  const byFirm = Map.groupBy(gathered, ({ firmName }) => firmName ?? account)
  const parts = [
    hello.replace('{name}', () => name),
    ...[...byFirm].flatMap(([firm, notices]) => [
      firm,
      ...notices.map(({ content, link }) => {
        const where = link ? `\n${env.PUBLIC_ORIGIN}${link}` : ''
        return `– ${sentenceOf(content, language)}${where}`
      }),
    ]),
    `${all}\n${env.PUBLIC_ORIGIN}/notifications`,
    `${foot}\n${env.PUBLIC_ORIGIN}/profile/notifications`,
    ...(leaveUrl ? [`${leave}\n${leaveUrl}`] : []),
  ]
  const subject = countWords(gathered.length, language)
  const text = parts.join('\n\n')
  return { firmId: null, to: email, subject, text, language, attachments: [], leaveUrl }
}
