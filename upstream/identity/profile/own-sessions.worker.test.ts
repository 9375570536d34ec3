import { describe, expect, it } from 'vitest'
import { ask, signInPerson } from '../../testing/client.ts'
import { ageSessions, signInAgain } from '../../testing/profile.ts'

describe('one’s sessions', () => {
  it('say where and with what, and which one asks', async () => {
    const { token, email } = await signInPerson()
    const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
    const from = { 'x-client-agent': agent, 'x-client-place': 'K%C3%B6ln%2C%20DE' }
    await signInAgain(email, from)
    const rows = await (await ask({ path: '/auth/sessions', token })).json<object[]>()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ isCurrent: true, method: 'password' })
    expect(rows[1]).toMatchObject({
      isCurrent: false,
      browser: 'Firefox',
      system: 'Android',
      place: 'Köln, DE',
    })
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('end one by one or all but one, at once', async () => {
    const { token, email } = await signInPerson()
    const [phone, tablet] = [await signInAgain(email), await signInAgain(email)]
    const rows = await (await ask({ path: '/auth/sessions', token: phone })).json<
      { id: string; isCurrent: boolean }[]
    >()
    const id = rows.find(({ isCurrent }) => isCurrent)?.id
    expect((await ask({ path: '/auth/session', token: phone })).status).toBe(200)
    const ended = await ask({ path: `/auth/sessions/${id}`, method: 'DELETE', token })
    expect(ended.status).toBe(200)
    expect((await ask({ path: '/auth/session', token: phone })).status).toBe(401)
    const others = await ask({ path: '/auth/sessions', method: 'DELETE', token })
    expect(await others.json()).toEqual({ ended: 1 })
    expect((await ask({ path: '/auth/session', token: tablet })).status).toBe(401)
    expect((await ask({ path: '/auth/session', token })).status).toBe(200)
  })

  it('are ended by whoever has just shown who they are', async () => {
    const { token, email, userId } = await signInPerson()
    await signInAgain(email)
    await ageSessions(userId)
    const [, other] = await (await ask({ path: '/auth/sessions', token })).json<{ id: string }[]>()
    for (const path of [`/auth/sessions/${other?.id}`, '/auth/sessions']) {
      const refused = await ask({ path, method: 'DELETE', token })
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { code: 'confirm_needed' },
      ])
    }
    expect(await (await ask({ path: '/auth/sessions', token })).json()).toHaveLength(2)
  })

  it('of others are not there', async () => {
    const [maria, other] = [await signInPerson(), await signInPerson()]
    const [row] = await (await ask({ path: '/auth/sessions', token: other.token })).json<
      { id: string }[]
    >()
    const path = `/auth/sessions/${row?.id}`
    expect((await ask({ path, method: 'DELETE', token: maria.token })).status).toBe(404)
    expect((await ask({ path: '/auth/session', token: other.token })).status).toBe(200)
  })
})
