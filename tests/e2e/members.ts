import type { Page } from '@playwright/test'
import { Api } from '../support/api.mjs'
import { revealedMails } from '../support/mails.mjs'
import {
  createPerson,
  expect,
  type FirmOfPerson,
  type Person,
  test as withPeople,
} from './fixtures.ts'
import { newestMail, pathIn } from './mails.ts'

let guests = 0

/** An address that nobody has. */
export function newAddress(): string {
  guests += 1
  return `guest-${process.pid}-${Date.now()}-${guests}@example.test`
}

/** Has somebody show that their address is theirs, without which nobody joins a firm of others. */
export async function confirmAddress(origin: string, { email, password, api }: Person) {
  const path = pathIn(await newestMail(origin, email, 'Welcome to Firmament'))
  const token = new URL(path, origin).searchParams.get('token')
  await api.call('POST', '/auth/verify-email', { token, password })
}

/** The path of the newest invitation to an address, as its mail has it. */
export async function invitationTo(origin: string, address: string): Promise<string> {
  const administrator = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
  const api = new Api(origin, 1)
  try {
    const { data } = await api.call('POST', '/auth/admin/login', administrator)
    const bearer = { authorization: `Bearer ${data.token}` }
    const texts = (await revealedMails(api, address, bearer)).map(({ text }) => text)
    return (
      /\/invitations\/[\w-]{43}/.exec(
        texts.find((text) => text.includes('/invitations/')) ?? '',
      )?.[0] ?? ''
    )
  } finally {
    api.close()
  }
}

export async function invite(page: Page, firm: FirmOfPerson, email: string, role: string) {
  await page.goto(`${firm.path}/users/invite`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('radio', { name: role }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is being sent`)).toBeAttached()
}

type Member = { page: Page; member: Person; userId: string }

export const test = withPeople.extend<{
  /** Lets a new person into `firm`, in a browser of their own. */
  addMember: (role: string, name: string) => Promise<Member>
}>({
  addMember: async ({ origin, person: owner, firm, openAs }, use) => {
    await use(async (role, name) => {
      const member = await createPerson(origin, name)
      await confirmAddress(origin, member)
      const json = { email: member.email, role, language: 'en', note: '' }
      await owner.api.call('POST', `${firm.path}/invitations`, json)
      const page = await openAs(member)
      await page.goto(await invitationTo(origin, member.email))
      await page.getByRole('button', { name: 'Accept the invitation' }).click()
      await expect(page).toHaveURL(new RegExp(firm.path))
      const { rows } = await owner.api.call('GET', `${firm.path}/members?q=${member.email}`)
      return { page, member, userId: rows[0].userId }
    })
  },
})
