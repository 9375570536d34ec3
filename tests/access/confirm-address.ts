import { inject } from 'vitest'
import { Api } from '../support/api.mjs'
import { revealedMails } from '../support/mails.mjs'

/** Has whoever is signed in show that their address is theirs, without which nobody makes keys. */
export async function confirmAddress(api: Api) {
  const { user } = await api.call('GET', '/auth/session')
  const administrator = new Api(inject('origin'), 1)
  await administrator.signInAt('/auth/admin/login', inject('administrator'))
  const mails = await revealedMails(administrator, user.email)
  administrator.close()
  const texts = mails.map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1])
  const token = texts.find((one) => one !== undefined)
  await api.call('POST', '/auth/verify-email', { token })
}
