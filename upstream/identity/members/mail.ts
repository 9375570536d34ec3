import type { Language } from '#contract/core/fields.ts'
import { type Holder, isRole } from '#contract/core/roles.ts'
import { newId } from '../../firm/ulid.ts'
import { sendMail } from '../../mail/mailer.ts'
import type { Call } from '../call.ts'
import { withoutAddresses } from '../mail-texts.ts'
import { type MemberMail, memberMail } from './mail-texts.ts'
import { roleNames } from './role-names.ts'

type Letter = {
  kind: MemberMail
  to: { email: string; name?: string; language: Language }
  firm: { firmId: string; legalName: string; tradeName: string }
  holder?: Holder
  note?: string
  /** A path of the web app. */
  path?: string
}

/** Writes to somebody about their place in a firm. What a demo writes is kept and not sent. */
export async function writeMember(call: Call, letter: Letter): Promise<void> {
  const { env, identity } = call
  const { kind, to, firm, holder, note = '', path = '/login' } = letter
  const mail = memberMail(kind, to.language, {
    firm: withoutAddresses(firm.tradeName || firm.legalName),
    inviter: withoutAddresses(identity?.user.name ?? ''),
    name: withoutAddresses(to.name ?? ''),
    role: holder ? roleWords(holder, to.language) : '',
    note: note === '' ? '' : `\n\n${indent(note)}`,
    link: `${env.PUBLIC_ORIGIN}${path}`,
  })
  await sendMail(env, {
    id: newId(),
    firmId: firm.firmId,
    to: to.email,
    ...mail,
    language: to.language,
    attachments: [],
    isHeld: identity?.user.isDemo === true,
  })
}

/** What a role is called: a firm's own as the firm calls it. */
function roleWords({ role, custom }: Holder, language: Language): string {
  if (custom) return withoutAddresses(custom.name)
  return isRole(role) ? roleNames[language][role] : ''
}

/** Marks the words of somebody else, so that nobody takes them for ours. */
function indent(note: string): string {
  return note
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}
