// @ts-check
import { Api } from './api.mjs'
import { revealedMails } from './mails.mjs'

/**
 * Registers a person who shows that their address is theirs, as keys and much else ask for.
 * @param {import('./server.mjs').Server} server at its first start
 * @param {Api} api of the person, signed in afterwards
 * @param {{ email: string, password: string }} person
 */
export async function registerConfirmed({ origin, administrator }, api, person) {
  await api.register(person)
  const admin = new Api(origin, 1)
  const { data } = await admin.call('POST', '/auth/admin/login', administrator)
  const bearer = { authorization: `Bearer ${data.token}` }
  const texts = (await revealedMails(admin, person.email, bearer)).map(({ text }) => text)
  const token = texts.map((text) => /verify-email\?token=([\w.-]+)/.exec(text)?.[1]).find(Boolean)
  if (!token) throw new Error(`No mail to ${person.email} asks to confirm the address`)
  await api.call('POST', '/auth/verify-email', { token, password: person.password })
  admin.close()
}
