import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { ask, firmInput, surroundings } from '../testing/client.ts'
import { type Firm, linkTo, makePerson, type Person } from '../testing/members.ts'

/** A firm whose object answers, and one that could not be reached while something was changed. */
const reached = { FIRM: env.FIRM }
const unreached = { FIRM: surroundings.FIRM }

let firm: Firm
let clerk: Person

beforeAll(async () => {
  const owner = await makePerson('Maria Rossi')
  clerk = await makePerson('Karl Clerk')
  const made = await ask({
    path: '/firms',
    token: owner.token,
    json: firmInput('Rossi Srl'),
    with: reached,
  })
  firm = { owner, firmId: (await made.json<{ id: string }>()).id }
})

async function asOwner(method: string, path: string, json?: unknown, surrounding = reached) {
  const at = { method, path: `/firms/${firm.firmId}${path}`, token: firm.owner.token }
  const answer = await ask({ ...at, ...(json !== undefined && { json }), with: surrounding })
  expect(answer.ok, `${path} ${answer.status}`).toBe(true)
  return answer
}

async function history(query = ''): Promise<AuditEntry[]> {
  const answer = await asOwner('GET', `/audit?size=100${query}`)
  return (await answer.json<{ rows: AuditEntry[] }>()).rows
}

function changesIn({ changes }: AuditEntry): Record<string, [string, string]> {
  return Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]))
}

it('a firm reads who was invited, joined, given a role and removed, and its own roles', async () => {
  const buyer = { name: 'Buyer', permissions: ['item:view', 'item:edit'], scopes: {} }
  const role = await (await asOwner('POST', '/roles', buyer)).json<FirmRole>()
  const change = { ...buyer, permissions: ['item:view'], description: '', version: role.version }
  await asOwner('PUT', `/roles/${role.id}`, change)
  const invited = { email: clerk.email, role: 'sales', language: 'en', note: '' }
  await asOwner('POST', '/invitations', invited)
  const token = await linkTo(clerk.email)
  const path = `/invitations/${token}/accept`
  const joined = await ask({ method: 'POST', path, token: clerk.token, json: {}, with: reached })
  expect(joined.status).toBe(200)
  // What the firm could not be told at once is in its history all the same.
  const changed = { role: role.id, knownRole: 'sales' }
  await asOwner('PATCH', `/members/${clerk.userId}`, changed, unreached)
  await asOwner('DELETE', `/members/${clerk.userId}`, undefined, unreached)

  const rows = (await history()).filter(({ kind }) => kind !== 'firm').reverse()
  const entries = rows.map(({ kind, action, title, by }) => [kind, action, title, by])
  expect(entries).toEqual([
    ['role', 'create', 'Buyer', 'Maria Rossi'],
    ['role', 'update', 'Buyer', 'Maria Rossi'],
    ['invitation', 'invite', clerk.email, 'Maria Rossi'],
    ['member', 'join', 'Karl Clerk', 'Karl Clerk'],
    ['member', 'changeRole', 'Karl Clerk', 'Maria Rossi'],
    ['member', 'remove', 'Karl Clerk', 'Maria Rossi'],
  ])
  const [, roleChanged, , , roleGiven] = rows.map(changesIn)
  expect(roleChanged).toMatchObject({ 'permissions.item': ['view, edit', 'view'] })
  expect(roleGiven).toEqual({ role: ['sales', 'Buyer'] })
  expect(await history()).toHaveLength((await history()).length)
})

it('the history of members is filtered, searched and exported as any other', async () => {
  const ofMembers = await history('&kind=member')
  expect(ofMembers.map(({ action }) => action)).toEqual(['remove', 'changeRole', 'join'])
  expect((await history('&q=Karl')).length).toBeGreaterThanOrEqual(3)
  const choices = await (await asOwner('GET', '/audit/choices')).json()
  expect(choices).toMatchObject({ kinds: expect.arrayContaining(['invitation', 'member', 'role']) })
  const file = await (await asOwner('GET', '/audit/export?kind=role')).text()
  expect(file.trim().split('\n')).toHaveLength(3)
  expect(file).toContain('Buyer')
})
