import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { directory } from '../../../identity/directory.ts'
import { memberships, users } from '../../../identity/tables.ts'
import { ask } from '../../../testing/client.ts'
import { addMember, mailsTo, noticesOf, openFirm, type Person } from '../../../testing/notices.ts'
import { notify } from './notify.ts'
import { sendDue } from './send-due.ts'
import { waitingNotices } from './tables.ts'

const signedIn = {
  kind: 'newSignIn',
  params: { browser: 'Firefox', system: 'Linux', place: 'Turin, IT' },
  link: '/profile/security',
} as const
const accepted = (number: string, firmId: string) =>
  ({
    kind: 'quoteAccepted',
    params: { customer: 'Krause', number },
    link: `/firms/${firmId}/quotes`,
    firmId,
  }) as const

afterEach(() => {
  vi.useRealTimers()
})

/** Sets the clock. The years are far off, so that the runtime itself rings no alarm during the test. */
function at(instant: string): number {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  return Date.now()
}

/** The owner of a firm in Rome, who reads German and chose when notices leave. */
async function ownerWith(choice: object) {
  const { owner, firmId } = await openFirm()
  await directory(env)
    .update(users)
    .set({ language: 'de', timeZone: 'Europe/Rome' })
    .where(eq(users.id, owner.userId))
  const json = { digest: 'now', hour: 8, weekday: 1, ...choice }
  const answer = await set(owner, json)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return { owner, firmId, json }
}

function set({ token }: Person, json: object) {
  return ask({ path: '/notifications/delivery', method: 'PUT', token, json })
}

async function newMails(person: Person, before: number) {
  return (await mailsTo(person)).slice(before)
}

describe('mails that are gathered', () => {
  it('leave at their hour as one, in the reader’s language, without what was read or withdrawn since', async () => {
    at('2099-11-26T10:00:00Z')
    const { owner, firmId } = await ownerWith({ digest: 'daily' })
    const before = (await mailsTo(owner)).length
    await notify(env, [owner.userId], accepted('A-1', firmId))
    await notify(env, [owner.userId], accepted('A-2', firmId))
    await notify(env, [owner.userId], signedIn)
    await notify(env, [owner.userId], { ...signedIn, kind: 'keyCreated', params: { name: 'Till' } })
    const [atOnce, ...others] = await newMails(owner, before)
    expect([atOnce?.subject, others]).toEqual([expect.stringContaining('Till'), []])

    const [read] = (await noticesOf(owner)).filter(({ kind }) => kind === 'newSignIn')
    await ask({ path: `/notifications/${read?.id}/read`, method: 'POST', token: owner.token })
    expect(await sendDue(env, owner.userId, at('2099-11-27T06:59:00Z'))).toBe(
      Date.parse('2099-11-27T07:00:00Z'),
    )
    expect(await newMails(owner, before)).toHaveLength(1)
    at('2099-11-27T07:00:00Z')
    const woken = await runDurableObjectAlarm(env.CHANNEL.get(env.CHANNEL.idFromName(owner.userId)))
    expect(woken).toBe(true)
    await sendDue(env, owner.userId, at('2099-11-27T07:00:01Z'))
    const [, digest, ...more] = await newMails(owner, before)
    expect(more).toEqual([])
    expect(digest?.subject).toBe('2 neue Benachrichtigungen')
    expect(digest?.text).toContain('A-1')
    expect(digest?.text).toContain(`https://firmament.test/firms/${firmId}/quotes`)
    expect(digest?.text).not.toContain('Firefox')

    const token = /leave\?token=(\S+)/.exec(digest?.leaveUrl ?? '')?.[1] ?? ''
    const left = await ask({ path: '/notifications/leave', method: 'POST', json: { token } })
    expect(await left.json()).toEqual({ kind: 'digest' })
    await notify(env, [owner.userId], accepted('A-3', firmId))
    await sendDue(env, owner.userId, at('2099-12-27T07:00:00Z'))
    expect(await newMails(owner, before)).toHaveLength(2)
  })

  it('hold nothing of a firm for who has left it', async () => {
    at('2099-11-26T10:00:00Z')
    const { firmId } = await openFirm()
    const member = await addMember(firmId, 'sales')
    await set(member, { digest: 'weekly', hour: 8, weekday: 1 })
    const before = (await mailsTo(member)).length
    await notify(env, [member.userId], accepted('A-1', firmId))
    await directory(env).delete(memberships).where(eq(memberships.userId, member.userId))
    await sendDue(env, member.userId, at('2099-12-26T10:00:00Z'))
    expect(await newMails(member, before)).toEqual([])
    const left = await directory(env)
      .select()
      .from(waitingNotices)
      .where(eq(waitingNotices.userId, member.userId))
    expect(left).toEqual([])
  })
})

describe('quiet hours', () => {
  it('hold mails until they end, and not what protects the account', async () => {
    at('2099-11-26T22:30:00Z')
    const { owner, firmId, json } = await ownerWith({ quietFrom: '22:00', quietUntil: '07:30' })
    const before = (await mailsTo(owner)).length
    await notify(env, [owner.userId], accepted('A-1', firmId))
    await notify(env, [owner.userId], { ...signedIn, kind: 'keyCreated', params: { name: 'Till' } })
    expect(await newMails(owner, before)).toHaveLength(1)
    expect(await sendDue(env, owner.userId, at('2099-11-27T06:29:00Z'))).toBe(
      Date.parse('2099-11-27T06:30:00Z'),
    )
    await sendDue(env, owner.userId, at('2099-11-27T06:30:00Z'))
    expect((await newMails(owner, before))[1]?.subject).toBe('1 neue Benachrichtigung')

    at('2099-11-27T22:30:00Z')
    await notify(env, [owner.userId], accepted('A-2', firmId))
    await set(owner, { ...json, quietFrom: null, quietUntil: null })
    await sendDue(env, owner.userId, Date.now())
    expect(await newMails(owner, before)).toHaveLength(3)
  })

  it('are refused where they are none', async () => {
    const { owner, json } = await ownerWith({})
    const refused = [
      { ...json, quietFrom: '22:00' },
      { ...json, quietFrom: '22:00', quietUntil: '22:00' },
      { ...json, quietFrom: '25:00', quietUntil: '07:00' },
      { ...json, hour: 24 },
      { ...json, digest: 'hourly' },
    ]
    for (const one of refused) expect((await set(owner, one)).status).toBe(422)
    expect((await ask({ path: '/notifications/delivery' })).status).toBe(401)
  })
})
