import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FirmRole, RoleChange } from '#contract/core/firm-roles.ts'
import type { Session } from '#contract/core/identity.ts'
import { ask } from '../../testing/client.ts'
import {
  addMember,
  auditOf,
  change,
  type Firm,
  invite,
  mailTo,
  makeFirm,
  membersOf,
  type Person,
  status,
} from '../../testing/members.ts'
import { TestFirm } from '../../testing/test-firm.ts'

let firm: Firm
let admin: Person

beforeAll(async () => {
  firm = await makeFirm()
  admin = await addMember(firm, 'admin')
})

const clerk = { name: 'Clerk', permissions: ['invoice:view', 'invoice:edit', 'party:view'] }

function send(method: string, person: Person, json?: unknown, id = '') {
  const path = `/firms/${firm.firmId}/roles${id && `/${id}`}`
  return ask({ method, path, token: person.token, json })
}

async function make(values: object, person = firm.owner): Promise<FirmRole> {
  const answer = await send('POST', person, { ...clerk, ...values })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return answer.json()
}

describe('a role of the firm’s own', () => {
  it('allows what it says, at the gateway and in the session, and shows its name', async () => {
    const role = await make({ name: 'Members only', permissions: ['member:view'] })
    expect(role.permissions).toEqual(['firm:view', 'member:view'])
    const member = await addMember(firm, role.id)
    const { token } = member
    const session = await (await ask({ path: '/auth/session', token })).json<Session>()
    expect(session.firms).toMatchObject([
      { role: role.id, custom: { name: 'Members only', permissions: role.permissions } },
    ])
    const at = `/firms/${firm.firmId}`
    expect(await status(ask({ path: `${at}/members`, token }))).toBe(200)
    expect(await status(invite(firm, member, 'employee', 'x@example.com'))).toBe(403)
    expect((await mailTo(member.email))[0]?.text).toContain('Members only')
    const rows = await membersOf(firm, firm.owner, `&role=${role.id}`)
    expect(rows).toMatchObject([{ userId: member.userId, custom: { name: 'Members only' } }])
  })

  it('reaches the firm’s object as it is', async () => {
    const role = await make({ name: 'Buyer', permissions: ['item:edit'] })
    const { token } = await addMember(firm, role.id)
    await Object.assign(new TestFirm(), { firmId: firm.firmId }).make()
    const own = { FIRM: env.FIRM }
    const at = `/firms/${firm.firmId}`
    expect(await status(ask({ path: `${at}/items`, token, with: own }))).toBe(200)
    expect(await status(ask({ path: `${at}/parties`, token, with: own }))).toBe(403)
    expect(await status(ask({ path: `${at}/invoices`, token, with: own }))).toBe(403)
  })

  it('changes for all who have it at once, and is kept in the audit', async () => {
    const role = await make({ name: 'Changing', permissions: ['member:view'] })
    const { token } = await addMember(firm, role.id)
    const path = `/firms/${firm.firmId}/members`
    expect(await status(ask({ path, token }))).toBe(200)
    const less = { name: 'Changed', permissions: ['item:view'], version: role.version }
    expect(await status(send('PUT', firm.owner, less, role.id))).toBe(200)
    expect(await status(ask({ path, token }))).toBe(403)
    const late = await send('PUT', firm.owner, less, role.id)
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { data: { detail: { current: { name: 'Changed', version: 2 } } } },
    ])
    const kept = (await auditOf(firm.firmId)).filter((row) => row.action === 'role.changed')
    expect(kept).toHaveLength(1)
  })

  it('goes back to what it was, but gives nobody rights back who has it', async () => {
    const role = await make({ name: 'Going back', permissions: ['member:view'] })
    const path = `/firms/${firm.firmId}/roles/${role.id}/changes`
    const changes = async (token = firm.owner.token) => {
      const answer = await ask({ path, token })
      return (await answer.json<{ rows: RoleChange[] }>()).rows
    }
    const undo = (id = '', token = firm.owner.token) =>
      ask({ method: 'POST', path: `${path}/${id}/undo`, token, json: {} })
    const more = { name: 'Gone', permissions: ['member:view', 'item:view'], version: role.version }
    const holder = await addMember(firm, role.id)
    expect(await status(send('PUT', firm.owner, more, role.id))).toBe(200)
    const [widened] = await changes()
    expect(widened).toMatchObject({
      before: { name: 'Going back' },
      after: { name: 'Gone' },
      added: ['item:view'],
      removed: [],
      refusal: null,
    })
    expect(await status(undo(widened?.id, holder.token))).toBe(403)
    expect(await status(ask({ path, token: holder.token }))).toBe(403)
    const back = await (await undo(widened?.id)).json<FirmRole>()
    expect(back).toMatchObject({ name: 'Going back', permissions: role.permissions })
    const [undone, first] = await changes()
    expect(first?.refusal).toBe('undoChanged')
    // Its way back would give what was taken to whoever has the role.
    expect(undone).toMatchObject({ removed: ['item:view'], refusal: 'undoGivesRights' })
    const refused = await undo(undone?.id)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { data: { detail: { reason: 'undoGivesRights' } } },
    ])
    expect(await status(undo(role.id))).toBe(404)
    const free = await make({ name: 'Free', permissions: ['member:view', 'item:view'] })
    const less = { name: 'Free', permissions: ['member:view'], version: free.version }
    await send('PUT', firm.owner, less, free.id)
    const ofFree = `/firms/${firm.firmId}/roles/${free.id}/changes`
    const { rows } = await (await ask({ path: ofFree, token: firm.owner.token })).json<{
      rows: RoleChange[]
    }>()
    const one = `${ofFree}/${rows[0]?.id}/undo`
    const answer = await ask({ method: 'POST', path: one, token: firm.owner.token, json: {} })
    expect(await answer.json()).toMatchObject({ permissions: free.permissions })
  })

  it('is deleted only when nobody has it or is invited to it', async () => {
    const role = await make({ name: 'Temporary' })
    await invite(firm, firm.owner, role.id, 'soon@example.com')
    const used = await send('DELETE', firm.owner, undefined, role.id)
    expect([used.status, await used.json()]).toMatchObject([
      409,
      { data: { detail: { reason: 'roleInUse' } } },
    ])
    const free = await make({ name: 'Unused' })
    expect(await status(send('DELETE', firm.owner, undefined, free.id))).toBe(200)
    expect(await status(invite(firm, firm.owner, free.id, 'late@example.com'))).toBe(403)
  })

  it('has a name of its own, however it is written', async () => {
    await make({ name: 'Named' })
    const again = await send('POST', firm.owner, { ...clerk, name: 'nAmed' })
    expect([again.status, await again.json()]).toMatchObject([
      422,
      { data: { fields: { name: { key: 'nameTaken' } } } },
    ])
  })
})

describe('nobody hands on more than they hold', () => {
  it('not by making a role, nor by changing one', async () => {
    const strong = { ...clerk, name: 'Strong', permissions: ['ledger:reopen'] }
    expect(await status(send('POST', admin, strong))).toBe(403)
    const { id } = await make({ name: 'Weak' }, admin)
    expect(await status(send('PUT', admin, { ...strong, version: 1 }, id))).toBe(403)
    const made = await make(strong)
    expect(await status(send('PUT', admin, { ...clerk, version: 1 }, made.id))).toBe(403)
    expect(await status(send('DELETE', admin, undefined, made.id))).toBe(403)
    expect(await status(invite(firm, admin, made.id, 'strong@example.com'))).toBe(403)
    const hand = await addMember(firm, 'employee')
    expect(await status(change(firm, admin, hand.userId, 'employee', made.id))).toBe(403)
  })

  it('not by a wider reach', async () => {
    const scopes = { party: 'own', invoice: 'own', payment: 'own' }
    const permissions = ['role:edit', 'member:edit', 'member:invite', 'invoice:view']
    const narrow = await make({ name: 'Narrow chief', permissions, scopes })
    const chief = await addMember(firm, narrow.id)
    const wide = { name: 'Wide', permissions: ['invoice:view'] }
    expect(await status(send('POST', chief, wide))).toBe(403)
    expect(await status(send('POST', chief, { ...wide, scopes }))).toBe(201)
  })

  it('and what is the owner’s alone is in no other role', async () => {
    const answer = await send('POST', firm.owner, { ...clerk, permissions: ['firm:transfer'] })
    expect(answer.status).toBe(422)
  })

  it('nor may anybody without the right make roles at all', async () => {
    const hr = await addMember(firm, 'hr')
    expect(await status(send('POST', hr, clerk))).toBe(403)
    expect(await status(send('GET', hr))).toBe(200)
  })

  it('and a role of another firm is no role here', async () => {
    const { id } = await make({ name: 'Foreign' })
    const other = await makeFirm()
    expect(await status(invite(other, other.owner, id, 'foreign@example.com'))).toBe(403)
  })
})

it('a team is a word of whoever manages members', async () => {
  const { userId } = await addMember(firm, 'sales')
  const path = `/firms/${firm.firmId}/members/${userId}/team`
  const put = (person: Person) =>
    ask({ method: 'PUT', path, token: person.token, json: { team: 'North' } })
  expect(await (await put(admin)).json()).toMatchObject({ userId, team: 'North' })
  expect(await status(put(await addMember(firm, 'hr')))).toBe(403)
})
