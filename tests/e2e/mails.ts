import { Api } from '../support/api.mjs'
import { revealedMails } from '../support/mails.mjs'
import { expect } from './fixtures.ts'

/** The newest mail to an address, as an administrator reads it; asked for until it is there. */
export async function newestMail(
  origin: string,
  address: string,
  subject: string,
): Promise<string> {
  const administrator = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
  const api = new Api(origin, 1)
  try {
    const { data } = await api.call('POST', '/auth/admin/login', administrator)
    const bearer = { authorization: `Bearer ${data.token}` }
    let text = ''
    await expect(async () => {
      const mails = await revealedMails(api, address, bearer)
      const mail = mails.find((one) => one.subject.startsWith(subject))
      expect(mail).toBeDefined()
      text = mail?.text ?? ''
    }).toPass()
    return text
  } finally {
    api.close()
  }
}

/** The path of a mailed link: the tests reach the server under another port than the public one. */
export function pathIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}
