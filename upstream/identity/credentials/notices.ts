import { eq } from 'drizzle-orm'
import type { Env } from '../../core/env.ts'
import { newId } from '../../firm/ulid.ts'
import { sendMail } from '../../mail/mailer.ts'
import { directory } from '../directory.ts'
import { notify as notifyPeople } from '../hooks.ts'
import { users } from '../tables.ts'
import { type Notice, noticeMail } from './notice-texts.ts'

/**
 * Tells a person, by mail and in the app, that something about how they sign in has changed, in case it was not them.
 * @param what the name of the thing, of a passkey for instance
 */
export async function notify(env: Env, userId: string, notice: Notice, what = ''): Promise<void> {
  const [person] = await directory(env).select().from(users).where(eq(users.id, userId))
  if (!person || person.isDemo) return
  const link = `${env.PUBLIC_ORIGIN}/profile/sign-in-methods`
  const mail = noticeMail(notice, person.language, { name: person.name, what, link })
  const { email: to, language } = person
  await sendMail(env, { id: newId(), firmId: null, to, ...mail, language, attachments: [] })
  await notifyPeople(env, [userId], {
    kind: 'secondFactorChanged',
    params: { change: notice },
    link: '/profile/sign-in-methods',
  })
}
