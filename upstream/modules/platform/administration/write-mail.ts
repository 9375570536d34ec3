import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../../core/env.ts'
import { newId } from '../../../firm/ulid.ts'
import { sendMail } from '../../../mail/mailer.ts'
import { type AdministrationMail, administrationMail } from './mail-texts.ts'

type Reader = { name: string; email: string; language: Language }

/** Writes to a person for the platform, in their language. */
export async function writeForPlatform(
  env: Env,
  { name, email, language }: Reader,
  kind: AdministrationMail,
  gaps: Record<string, string>,
  id = newId(),
): Promise<void> {
  const mail = administrationMail(kind, language, { ...gaps, name })
  await sendMail(env, { id, firmId: null, to: email, ...mail, language, attachments: [] })
}
