import { inject, vi } from 'vitest'
import { Api } from '../support/api.mjs'
import { revealedMails } from '../support/mails.mjs'

/** Has whoever is signed in show that their address is theirs, without which nobody makes keys. */
export async function confirmAddress(api: Api) {
  const { user } = await api.call('GET', '/auth/session')
  const administrator = new Api(inject('origin'), 1)
  await administrator.signInAt('/auth/admin/login', inject('administrator'))
  // The mail leaves behind the answer to whoever registered.
  const token = await vi.waitFor(async () => {
    const mails = await revealedMails(administrator, user.email)
    const texts = mails.map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1])
    const found = texts.find((one) => one !== undefined)
    if (!found) throw new Error(`No mail asks ${user.email} to confirm it`)
    return found
  })
  administrator.close()
  await api.call('POST', '/auth/verify-email', { token })
}
