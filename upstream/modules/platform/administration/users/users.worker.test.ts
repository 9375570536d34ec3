import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  AdministeredUser,
  AdministeredUserDetail,
} from '#contract/platform/administered-users.ts'
import { newId } from '../../../../firm/ulid.ts'
import { forgetUser } from '../../../../identity/identity-cache.ts'
import { ask, type Page, Root } from '../../../../testing/administrator.ts'
import { password, signInPerson } from '../../../../testing/client.ts'
import { newestMail } from '../../../../testing/mails.ts'

let root: Root

beforeAll(async () => {
  root = await Root.signIn()
})

describe('the people of the platform', () => {
  it('are listed by kind, state and second factor', async () => {
    const mark = newId()
    const { userId } = await signInPerson(`Person ${mark}`)
    const list = async (more: string) =>
      (await root.get<Page<AdministeredUser>>(`/admin/users?q=${mark.toLowerCase()}&${more}`)).rows
    expect(await list('')).toMatchObject([
      { id: userId, kind: 'user', isSuspended: false, firms: 0 },
    ])
    expect(await list('kind=admin')).toEqual([])
    expect(await list('state=suspended')).toEqual([])
    expect(await list('secondFactor=on')).toEqual([])
    expect(await list('secondFactor=off')).toHaveLength(1)
    expect(await list('kind=user&sort=name')).toHaveLength(1)
  })

  it('can be suspended, which ends every session, and resumed', async () => {
    const { email: address, token, userId } = await signInPerson()
    const path = `/admin/users/${userId}`
    expect((await root.get<AdministeredUserDetail>(path)).sessions).toHaveLength(1)
    const suspended = await root.post(`${path}/suspend`, { reason: 'Spam' })
    expect(await suspended.json()).toMatchObject({
      isSuspended: true,
      suspension: { reason: 'Spam' },
      sessions: [],
    })
    expect((await ask({ path: '/auth/session', token })).status).toBe(401)
    const login = { path: '/auth/login', json: { email: address, password } }
    expect((await ask(login)).status).toBe(401)
    await root.post(`${path}/resume`)
    expect((await ask(login)).status).toBe(200)
    const actions = (await root.audit(`userId=${userId}`)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['user.suspended', 'user.resumed']))
  })

  it('never lose their last administrator, nor can one suspend oneself', async () => {
    const self = await root.post(`/admin/users/${root.id}/suspend`, { reason: 'Oops' })
    expect([self.status, await self.text()]).toEqual([409, expect.stringContaining('suspendSelf')])
    expect(
      (await root.get<AdministeredUserDetail>(`/admin/users/${root.id}`)).suspensionRefusal,
    ).toBe('self')
    expect((await ask({ path: '/auth/session', token: root.token })).status).toBe(200)
  })

  it('gain administrators by invitation alone', async () => {
    const address = `new-${newId()}@example.com`.toLowerCase()
    const json = { name: 'Second Root', email: address, language: 'de' }
    const made = await root.post('/admin/administrators', json)
    const second = await made.json<AdministeredUserDetail>()
    expect(second).toMatchObject({ kind: 'admin', email: address, isEmailVerified: false })
    const { token } = await newestMail(address, 'Sie verwalten jetzt Firmament')
    const secret = 'three lamps over the sea'
    const recovered = await ask({
      path: '/auth/recover-password',
      json: { token, password: secret },
    })
    expect(recovered.status).toBe(200)
    const login = { path: '/auth/admin/login', json: { email: address, password: secret } }
    expect((await ask(login)).status).toBe(200)
    expect((await root.post('/admin/administrators', json)).status).toBe(409)
    const taken = await signInPerson()
    expect((await root.post('/admin/administrators', { ...json, email: taken.email })).status).toBe(
      409,
    )
    const suspended = await root.post(`/admin/users/${second.id}/suspend`, { reason: 'Left' })
    expect(suspended.status).toBe(200)
  })

  it('are asked for a fresh proof before the gravest changes', async () => {
    const { userId } = await signInPerson()
    const hour = 3_600_000
    await env.DIRECTORY.prepare('UPDATE sessions SET authenticated_at = ? WHERE user_id = ?')
      .bind(Date.now() - hour, root.id)
      .run()
    forgetUser(root.id)
    const json = { name: 'Thief', email: `thief-${newId()}@example.com`, language: 'en' }
    const refused = await root.post('/admin/administrators', json)
    expect(await refused.json()).toMatchObject({ code: 'confirm_needed' })
    expect((await root.post(`/admin/users/${userId}/reset-second-factor`)).status).toBe(403)
    await env.DIRECTORY.prepare('UPDATE sessions SET authenticated_at = ? WHERE user_id = ?')
      .bind(Date.now(), root.id)
      .run()
    forgetUser(root.id)
    expect((await root.post(`/admin/users/${userId}/reset-second-factor`)).status).toBe(200)
  })

  it('have a plan that administrators change', async () => {
    const { userId } = await signInPerson()
    const planId = `plan-${newId().toLowerCase()}`
    await root.post(`/admin/users/${userId}/plan`, { planId }, 'PUT')
    const { rows } = await root.get<Page<AdministeredUser>>(`/admin/users?planId=${planId}`)
    expect(rows.map(({ id }) => id)).toEqual([userId])
    expect(await root.get('/admin/plans')).toContainEqual({ planId, users: 1 })
    expect((await root.post(`/admin/users/${userId}/plan`, { planId: 'A B' }, 'PUT')).status).toBe(
      422,
    )
    const none = await root.post(`/admin/users/${userId}/plan`, { planId: '' }, 'PUT')
    expect(await none.json()).toMatchObject({ planId: null })
  })
})
