import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '#contract/core/roles.ts'
import type { Member } from '#contract/firm/members.ts'
import { newId } from '../../firm/ulid.ts'
import { ask } from '../../testing/client.ts'
import {
  addMember,
  auditOf,
  change,
  type Firm,
  invite,
  mailTo,
  makeFirm,
  makePerson,
  membersOf,
  newTokenOf,
  type Person,
  press,
  rolesIn,
  signInAgain,
  status,
} from '../../testing/members.ts'

let firm: Firm
let everybody: Record<Role, Person>

beforeAll(async () => {
  firm = await makeFirm()
  const add = (role: Role) => addMember(firm, role)
  everybody = {
    owner: firm.owner,
    admin: await add('admin'),
    accountant: await add('accountant'),
    sales: await add('sales'),
    cashier: await add('cashier'),
    hr: await add('hr'),
    employee: await add('employee'),
    crm: await add('crm'),
    readOnly: await add('readOnly'),
  }
})

describe('members of a firm', () => {
  it('are listed with role, state and when they were seen', async () => {
    const list = await membersOf(firm, everybody.hr)
    expect(list).toHaveLength(roles.length)
    expect(list.find((row) => row.userId === firm.owner.userId)).toEqual({
      userId: firm.owner.userId,
      name: 'Maria Rossi',
      email: firm.owner.email,
      role: 'owner',
      custom: null,
      team: '',
      state: 'active',
      lastSeenAt: expect.stringMatching(/Z$/),
      hasSecondFactor: false,
      joinedAt: expect.stringMatching(/Z$/),
      photoKey: null,
    })
  })

  it('are found by name and address, by role and state, a page at a time', async () => {
    const other = await makeFirm()
    for (const name of ['Ädam Ülker', 'Борис Ильин', "O'Neil %_\\", 'Zoë']) {
      await addMember(other, 'sales', name)
    }
    const names = async (query: string) =>
      (await membersOf(other, other.owner, query)).map((row) => row.name)
    expect(await names('&q=борис')).toEqual(['Борис Ильин'])
    expect(await names('&q=%25_%5C')).toEqual(["O'Neil %_\\"])
    expect(await names(`&q=${encodeURIComponent(other.owner.email.toUpperCase())}`)).toEqual([
      'Maria Rossi',
    ])
    expect(await names('&role=owner')).toEqual(['Maria Rossi'])
    expect(await names('&state=suspended')).toEqual([])
    const page = async (query: string) => {
      const answer = await ask({
        path: `/firms/${other.firmId}/members?size=2${query}`,
        token: other.owner.token,
      })
      return answer.json<{
        rows: Member[]
        next: string
        previous: string
        first: number
        total: number
      }>()
    }
    const first = await page('')
    expect([first.first, first.total, first.previous]).toEqual([1, 5, null])
    const second = await page(`&after=${first.next}`)
    expect(second.first).toBe(3)
    const third = await page(`&after=${second.next}`)
    expect([third.first, third.rows.length, third.next]).toEqual([5, 1, null])
    const back = await page(`&before=${third.previous}`)
    expect(back.rows).toEqual(second.rows)
  })

  it('are seen by who may see them, and by nobody else', async () => {
    const paths = ['members', 'invitations', `members/${firm.owner.userId}`]
    for (const role of roles) {
      const isSeen = ['owner', 'admin', 'hr'].includes(role)
      for (const path of paths) {
        const answer = await ask({
          path: `/firms/${firm.firmId}/${path}`,
          token: everybody[role].token,
        })
        expect([role, path, answer.status]).toEqual([role, path, isSeen ? 200 : 403])
        if (!isSeen) expect(await answer.text()).not.toContain('@')
      }
    }
    const stranger = await makePerson()
    for (const path of paths) {
      const at = `/firms/${firm.firmId}/${path}`
      expect(await status(ask({ path: at, token: stranger.token }))).toBe(404)
      expect(await status(ask({ path: at }))).toBe(401)
    }
  })

  it('of another firm cannot be named in this one', async () => {
    const other = await makeFirm()
    const { userId } = await addMember(other, 'sales')
    expect(await status(change(firm, firm.owner, userId, 'sales', 'admin'))).toBe(404)
    for (const what of ['suspend', 'resume', 'remove']) {
      expect(await status(press(firm, firm.owner, userId, what)), what).toBe(404)
    }
    expect(await rolesIn(other.firmId)).toMatchObject({ [userId]: 'sales' })
  })
})

describe('a role', () => {
  it('lets nobody but owners and administrators change a member', async () => {
    const target = await addMember(firm, 'employee')
    for (const role of roles) {
      if (role === 'owner' || role === 'admin') continue
      const who = everybody[role]
      const answers = await Promise.all([
        change(firm, who, target.userId, 'employee', 'readOnly'),
        ...['suspend', 'resume', 'remove'].map((what) => press(firm, who, target.userId, what)),
      ])
      expect([role, ...answers.map((answer) => answer.status)]).toEqual([role, 403, 403, 403, 403])
    }
    expect(await rolesIn(firm.firmId)).toMatchObject({ [target.userId]: 'employee' })
  })

  it('is raised by nobody for themselves, nor above what they hold', async () => {
    const { admin, hr, owner } = everybody
    expect(await status(change(firm, admin, admin.userId, 'admin', 'owner'))).toBe(403)
    expect(await status(change(firm, admin, everybody.sales.userId, 'sales', 'owner'))).toBe(403)
    expect(await status(change(firm, admin, owner.userId, 'owner', 'employee'))).toBe(403)
    expect(await status(press(firm, admin, owner.userId, 'remove'))).toBe(403)
    expect(await status(press(firm, admin, owner.userId, 'suspend'))).toBe(403)
    expect(await status(change(firm, hr, hr.userId, 'hr', 'admin'))).toBe(403)
    expect(await status(invite(firm, admin, 'owner', 'new@example.com'))).toBe(403)
    for (const role of roles) {
      const email = `by-hr-${role.toLowerCase()}@example.com`
      const expected = role === 'employee' ? 201 : 403
      expect([role, await status(invite(firm, hr, role, email))]).toEqual([role, expected])
      if (role !== 'employee') expect(await mailTo(email)).toEqual([])
    }
  })

  it('is given with the audit, a notice and the end of every session', async () => {
    const person = await addMember(firm, 'sales')
    const answer = await change(firm, everybody.admin, person.userId, 'sales', 'accountant')
    expect(await answer.json()).toEqual({ data: null })
    expect(await status(ask({ path: '/auth/session', token: person.token }))).toBe(401)
    expect(await rolesIn(firm.firmId)).toMatchObject({ [person.userId]: 'accountant' })
    expect((await auditOf(firm.firmId)).at(-1)).toEqual({
      action: 'member.role',
      actor_id: everybody.admin.userId,
      user_id: person.userId,
      before: '{"role":"sales"}',
      after: '{"role":"accountant"}',
    })
    const [mail] = await mailTo(person.email)
    expect(mail?.subject).toBe('Your role in Rossi Srl is now Accountant')
  })

  it('that somebody else changed meanwhile is a conflict', async () => {
    const person = await addMember(firm, 'sales')
    expect(await status(change(firm, firm.owner, person.userId, 'cashier', 'admin'))).toBe(409)
    expect(await rolesIn(firm.firmId)).toMatchObject({ [person.userId]: 'sales' })
  })

  it('cannot be slipped in beside what an endpoint takes', async () => {
    const person = await addMember(firm, 'sales')
    const extra = { role: 'cashier', knownRole: 'sales', userId: newId(), firmId: newId() }
    const path = `/firms/${firm.firmId}/members/${person.userId}`
    const more = { ...extra, suspendedAt: 1, kind: 'admin', isEmailVerified: true, ownerId: 'x' }
    const answer = await ask({ method: 'PATCH', path, token: firm.owner.token, json: more })
    expect([200, 400, 404, 422]).toContain(answer.status)
    const row = await env.DIRECTORY.prepare('SELECT kind FROM users WHERE id = ?')
      .bind(person.userId)
      .first()
    expect(row).toEqual({ kind: 'user' })
    expect(
      await status(
        ask({
          method: 'PATCH',
          path,
          token: firm.owner.token,
          json: { role: 'god', knownRole: 'sales' },
        }),
      ),
    ).toBe(422)
  })
})

describe('the last owner', () => {
  it('neither leaves, steps down nor is shut out', async () => {
    const { firmId, owner } = await makeFirm()
    const own = { firmId, owner }
    for (const answer of [
      await change(own, owner, owner.userId, 'owner', 'admin'),
      await press(own, owner, owner.userId, 'remove'),
    ]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ data: { fields: { '': { key: 'lastOwner' } } } })
    }
    expect(await status(press(own, owner, owner.userId, 'suspend'))).toBe(403)
    expect(await rolesIn(firmId)).toEqual({ [owner.userId]: 'owner' })
    expect(await auditOf(firmId)).toEqual([])
    expect(await status(ask({ path: '/auth/session', token: owner.token }))).toBe(200)
  })

  it('stays when two owners step down at once', async () => {
    const own = await makeFirm()
    const second = await addMember(own, 'owner')
    const answers = await Promise.all([
      change(own, own.owner, own.owner.userId, 'owner', 'admin'),
      change(own, second, second.userId, 'owner', 'admin'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
    expect(Object.values(await rolesIn(own.firmId)).sort()).toEqual(['admin', 'owner'])
  })

  it('is who can sign in: a suspended co-owner counts for nothing', async () => {
    const own = await makeFirm()
    const second = await addMember(own, 'owner')
    expect(await status(press(own, own.owner, second.userId, 'suspend'))).toBe(200)
    expect(await status(press(own, own.owner, own.owner.userId, 'remove'))).toBe(422)
  })

  it('may go once another is there, who is then named as the firm’s', async () => {
    const own = await makeFirm()
    const second = await addMember(own, 'owner')
    const left = await press(own, own.owner, own.owner.userId, 'remove')
    const token = await newTokenOf(left)
    expect(await status(ask({ path: '/auth/session', token }))).toBe(200)
    expect(await status(ask({ path: `/firms/${own.firmId}/members`, token }))).toBe(404)
    const row = await env.DIRECTORY.prepare('SELECT owner_id FROM firms WHERE id = ?')
      .bind(own.firmId)
      .first()
    expect(row).toEqual({ owner_id: second.userId })
  })
})

describe('suspension and removal', () => {
  it('close every session at once, and the firm with them', async () => {
    const person = await addMember(firm, 'accountant')
    const path = `/firms/${firm.firmId}/invoices`
    expect(await status(ask({ path, token: person.token }))).toBe(200)
    expect(await status(press(firm, everybody.admin, person.userId, 'suspend'))).toBe(200)
    expect(await status(ask({ path, token: person.token }))).toBe(401)
    const again = await signInAgain(person)
    expect(await status(ask({ path, token: again }))).toBe(404)
    expect(await status(press(firm, everybody.admin, person.userId, 'resume'))).toBe(200)
    const third = await signInAgain(person)
    expect(await status(ask({ path, token: third }))).toBe(200)
    expect(await status(press(firm, everybody.admin, person.userId, 'remove'))).toBe(200)
    expect(await status(ask({ path, token: third }))).toBe(401)
    expect(await status(ask({ path, token: await signInAgain(person) }))).toBe(404)
    const actions = (await auditOf(firm.firmId)).slice(-3).map(({ action }) => action)
    expect(actions).toEqual(['member.suspended', 'member.resumed', 'member.removed'])
    const subjects = (await mailTo(person.email)).map(({ subject }) => subject)
    expect(subjects.slice(0, 3)).toEqual([
      'You no longer have access to Rossi Srl',
      'You have access to Rossi Srl again',
      'Your access to Rossi Srl is suspended',
    ])
  })
})
