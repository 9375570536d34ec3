import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type FirmRole, grantablePermissions } from '#contract/core/firm-roles.ts'
import type { Permission } from '#contract/core/roles.ts'
import directoryStep from '../migrations/directory/0065_delete_rights.sql?raw'
import { ask } from '../testing/client.ts'
import { addMember, type Firm, makeFirm, type Person } from '../testing/members.ts'
import { TestFirm } from '../testing/test-firm.ts'
import { contractRoutes } from './routes.ts'

/** The firm as it is, in place of one that only echoes. */
const own = { FIRM: env.FIRM }
const id = '0'.repeat(26)
const takesAway = /:(delete|reverse)$/
const deleting = contractRoutes.filter(
  ({ method, needs }) => method !== 'GET' && takesAway.test(needs),
)

let firm: Firm
let clerk: Person

beforeAll(async () => {
  firm = await makeFirm()
  await Object.assign(new TestFirm(), { firmId: firm.firmId }).make()
  const permissions = grantablePermissions.filter((one) => !takesAway.test(one))
  const role = await makeRole('Keeps all', permissions)
  clerk = await addMember(firm, role.id)
})

async function makeRole(name: string, permissions: readonly Permission[]): Promise<FirmRole> {
  const path = `/firms/${firm.firmId}/roles`
  const answer = await ask({ path, token: firm.owner.token, json: { name, permissions } })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return answer.json()
}

test('there are endpoints that take away', () => {
  expect(deleting.length).toBeGreaterThan(25)
})

describe.each(deleting)('$method $path', ({ method, path, needs }) => {
  it('refuses a role that may do everything but delete and void', async () => {
    const at = path.replace('{firmId}', firm.firmId).replace(/\{\w+\}/g, id)
    const json = method === 'DELETE' ? undefined : {}
    const answer = await ask({ method, path: at, token: clerk.token, json, with: own })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(`Needs ${needs}`)
    const owner = await ask({ method, path: at, token: firm.owner.token, json, with: own })
    expect(owner.status).not.toBe(403)
  })
})

it('gives roles and keys of before what they could do, and nothing else', async () => {
  const before = ['bill:approve', 'bill:view', 'invoice:edit', 'report:view']
  const role = await makeRole('Of before', ['party:view'])
  const grants = JSON.stringify({ permissions: before, scopes: { invoice: 'own' } })
  const db = env.DIRECTORY
  await db.prepare('UPDATE firm_roles SET grants = ? WHERE id = ?').bind(grants, role.id).run()
  await db
    .prepare(
      `INSERT INTO api_keys (id, user_id, name, hint, token_hash, permissions, created_at, expires_at)
       VALUES ('key-of-before', ?, 'Key', 'fmk_', 'hash-of-before', ?, 0, 0)`,
    )
    .bind(firm.owner.userId, JSON.stringify(before))
    .run()
  const steps = directoryStep.split(/;\s*\n/).filter((step) => step.trim() !== '')
  for (const step of steps) await db.prepare(step).run()
  const after = [...before, 'bill:reverse', 'invoice:delete', 'report:delete'].toSorted()
  const kept = await db.prepare('SELECT grants FROM firm_roles WHERE id = ?').bind(role.id).first()
  expect(JSON.parse(String(kept?.grants))).toEqual({
    permissions: after,
    scopes: { invoice: 'own' },
  })
  const key = await db
    .prepare(`SELECT permissions FROM api_keys WHERE id = 'key-of-before'`)
    .first()
  expect(JSON.parse(String(key?.permissions))).toEqual(after)
})
