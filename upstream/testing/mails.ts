import { env } from 'cloudflare:test'

export type KeptMail = { subject: string; text: string }

/** What was mailed to an address, newest last. */
export async function mailsTo(address: string): Promise<KeptMail[]> {
  const query = env.DIRECTORY.prepare(
    'SELECT subject, text FROM outbox WHERE recipient = ? ORDER BY rowid',
  )
  return (await query.bind(address).all<KeptMail>()).results
}

/** The newest mail to an address with what it brought: the link's path, its token, a code. */
export async function newestMail(address: string, subject: string) {
  const mail = (await mailsTo(address)).filter((one) => one.subject.startsWith(subject)).at(-1)
  if (!mail) throw new Error(`No mail "${subject}" to ${address}`)
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
  return { ...mail, link, token, code }
}
