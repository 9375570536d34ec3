import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import type { Notification } from '#contract/core/notifications.ts'
import type { Role } from '#contract/core/roles.ts'
import { directory } from '../identity/directory.ts'
import { memberships } from '../identity/tables.ts'
import { outbox } from '../mail/tables.ts'
import { ask, createFirmOf, signInPerson } from './client.ts'
import { TestFirm } from './test-firm.ts'

/** Somebody signed in. */
export type Person = Awaited<ReturnType<typeof signInPerson>>

/** What somebody finds in their list. */
export async function noticesOf(person: Person): Promise<Notification[]> {
  const answer = await ask({ path: '/notifications', token: person.token })
  return (await answer.json<{ rows: Notification[] }>()).rows
}

/** How much of it is unread. */
export async function unreadOf(person: Person): Promise<number> {
  const answer = await ask({ path: '/notifications/unread', token: person.token })
  return (await answer.json<{ unread: number }>()).unread
}

/** What was mailed to somebody. */
export async function mailsTo({ email }: Pick<Person, 'email'>) {
  return directory(env).select().from(outbox).where(eq(outbox.recipient, email))
}

/** Lets somebody into a firm, as an invitation would. */
export async function addMember(firmId: string, role: Role): Promise<Person> {
  const person = await signInPerson()
  const row = { userId: person.userId, firmId, role, createdAt: Date.now() }
  await directory(env).insert(memberships).values(row)
  await ask({
    path: '/auth/preferences',
    method: 'PATCH',
    token: person.token,
    json: { theme: 'dark' },
  })
  return person
}

/** A real firm with its owner in the directory; the testFirm asks the firm on the owner's behalf. */
export async function openFirm(profile = {}) {
  const owner = await signInPerson()
  const firmId = await createFirmOf(owner.token)
  const testFirm = Object.assign(new TestFirm(), { firmId, userId: owner.userId })
  await testFirm.make({ legalName: 'Nord GmbH', ...profile })
  return { owner, firmId, testFirm }
}
