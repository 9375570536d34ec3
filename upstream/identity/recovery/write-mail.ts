import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../core/env.ts'
import { sendOwnMail } from '../../mail/mailer.ts'
import { type RecoveryMail, recoveryMail } from './mail-texts.ts'

type Reader = { name: string; email: string; language: Language }

/**
 * Writes to a person about their account. Links lead to the configured origin, whatever host the
 * request named.
 * @param path of the link, with its query
 */
export async function writeToPerson(
  env: Env,
  { name, email, language }: Reader,
  kind: RecoveryMail,
  { path, code }: { path: string; code?: string },
): Promise<void> {
  const gaps = { name, link: env.PUBLIC_ORIGIN + path, ...(code === undefined ? {} : { code }) }
  const mail = recoveryMail(kind, language, gaps)
  await sendOwnMail(env, { email, language }, mail)
}
