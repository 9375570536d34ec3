import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../firm/ulid.ts'
import { audit, auditIfChanged, directoryAudit } from './audit.ts'
import { directory, ensureDirectory } from './directory.ts'
import { users } from './tables.ts'

const now = Date.UTC(2026, 9, 3, 12)
const call = { env, identity: undefined, now, address: '192.0.2.7' }

beforeAll(() => ensureDirectory(env))

function entriesOf(userId: string) {
  return directory(env).select().from(directoryAudit).where(eq(directoryAudit.userId, userId))
}

describe('the audit', () => {
  it('keeps who, when, before and after, and no address in clear', async () => {
    const db = directory(env)
    const userId = newId()
    const actor = { id: newId(), name: 'Maria Rossi' }
    const change = { before: { role: 'sales' }, after: { role: 'admin' } }
    await db.batch([audit(db, call, { action: 'member.role', userId, actor, ...change })])
    const [row] = await entriesOf(userId)
    expect(row).toMatchObject({
      at: now,
      actorId: actor.id,
      actorName: 'Maria Rossi',
      firmId: null,
      action: 'member.role',
      before: '{"role":"sales"}',
      after: '{"role":"admin"}',
      addressHash: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(JSON.stringify(row)).not.toContain('192.0.2.7')
  })

  it('takes no row back and changes none', async () => {
    const db = directory(env)
    const userId = newId()
    await audit(db, call, { action: 'member.removed', userId })
    for (const statement of [
      "UPDATE directory_audit SET actor_name = 'nobody'",
      'DELETE FROM directory_audit',
      "INSERT OR REPLACE INTO directory_audit SELECT id, at, 'x', 'x', firm_id, user_id, action, before, after, address_hash FROM directory_audit",
    ]) {
      await expect(env.DIRECTORY.prepare(statement).run(), statement).rejects.toThrow()
    }
    expect(await entriesOf(userId)).toHaveLength(1)
  })

  it('says nothing of a change that did not come about', async () => {
    const db = directory(env)
    const [id, userId] = [newId(), newId()]
    const rename = (name: string) => db.update(users).set({ name }).where(eq(users.id, id))
    const entry = { action: 'member.role', userId }
    await db.batch([rename('Nobody'), auditIfChanged(db, call, entry)])
    expect(await entriesOf(userId)).toHaveLength(0)
    const email = `${id}@example.com`
    await db.insert(users).values({
      id,
      name: 'Somebody',
      email,
      createdAt: new Date(now),
      updatedAt: new Date(now),
    })
    await db.batch([rename('Somebody else'), auditIfChanged(db, call, entry)])
    expect(await entriesOf(userId)).toHaveLength(1)
  })
})
