import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../core/env.ts'
import { newId } from '../../firm/ulid.ts'
import { sendMail } from '../../mail/mailer.ts'
import { withoutAddresses } from '../mail-texts.ts'
import { type ProfileMail, profileMails } from './mail-texts.ts'

/** What stands in the gaps of a mail's text. */
type Gaps = { link?: string; email?: string }
type Reader = { name: string; email: string; language: Language }

/** Writes to a person about their account, in their language. */
export async function mailPerson(
  env: Env,
  { name, email: to, language }: Reader,
  kind: ProfileMail,
  gaps: Gaps = {},
): Promise<void> {
  const { subject, text } = profileMails[kind][language]
  const values: Record<string, string> = { name: withoutAddresses(name), ...gaps }
  // One pass, so that a name cannot bring gaps of its own.
  const filled = text.replace(/\{(\w+)\}/g, (gap, key: string) => values[key] ?? gap)
  const mail = { to, subject, text: filled, language, attachments: [] }
  await sendMail(env, { id: newId(), firmId: null, ...mail })
}
