import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { directory, ensureDirectory } from '../identity/directory.ts'
import { firms, memberships, users } from '../identity/tables.ts'
import type { TestFirm } from './test-firm.ts'

/** Puts whoever asks a test's firm into the directory, as a member of it with a role. */
export async function joinFirm(
  { firmId, userId }: Pick<TestFirm, 'firmId' | 'userId'>,
  role = 'owner',
): Promise<void> {
  await ensureDirectory(env)
  const db = directory(env)
  const at = new Date()
  const email = `${userId.toLowerCase()}@example.com`
  await db
    .insert(users)
    .values({
      id: userId,
      name: 'Maria',
      email,
      isEmailVerified: true,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  const card = { legalName: 'Nord GmbH', tradeName: '', country: 'DE', baseCurrency: 'EUR' }
  const firm = { id: firmId, ownerId: userId, createdAt: at.getTime(), place: 'Hamburg', ...card }
  await db.insert(firms).values(firm).onConflictDoNothing()
  await db
    .insert(memberships)
    .values({ userId, firmId, role, createdAt: at.getTime() })
    .onConflictDoUpdate({ target: [memberships.userId, memberships.firmId], set: { role } })
}

/** Takes a person out of every firm. */
export async function leaveFirms(userId: string): Promise<void> {
  await directory(env).delete(memberships).where(eq(memberships.userId, userId))
}
