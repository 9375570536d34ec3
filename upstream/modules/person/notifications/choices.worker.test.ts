import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, signInPerson } from '../../../testing/client.ts'
import { mailsTo, unreadOf } from '../../../testing/notices.ts'
import { notify } from './notify.ts'

const signedIn = {
  kind: 'newSignIn',
  params: { browser: 'Firefox', system: 'Linux', place: 'Turin, IT' },
} as const

describe('choices', () => {
  it('decide what is kept and what is mailed, each in the reader’s language', async () => {
    const person = await signInPerson()
    await ask({
      path: '/auth/preferences',
      method: 'PATCH',
      token: person.token,
      json: { language: 'de' },
    })
    await notify(env, [person.userId], { ...signedIn, link: '/profile/security' })
    const subject = 'Neue Anmeldung bei Ihrem Konto: Firefox, Linux, Turin, IT'
    const mail = (await mailsTo(person)).find((one) => one.subject === subject)
    expect(mail?.text).toContain('https://firmament.test/profile/security')
    expect(mail?.text).toContain('https://firmament.test/profile/notifications')

    const put = (json: unknown) =>
      ask({ path: '/notifications/choices', method: 'PUT', token: person.token, json })
    const before = (await mailsTo(person)).length
    const none = await put({ choices: [{ kind: 'newSignIn', inApp: false, mail: false }] })
    const { choices } = await none.json<{ choices: { kind: string }[] }>()
    expect(choices).toContainEqual({ kind: 'newSignIn', inApp: false, mail: false, push: true })
    expect(choices).toContainEqual({ kind: 'invoiceOpened', inApp: true, mail: false, push: false })
    expect(await unreadOf(person)).toBe(1)
    await notify(env, [person.userId], signedIn)
    expect(await unreadOf(person)).toBe(1)
    expect(await mailsTo(person)).toHaveLength(before)
    expect((await put({ choices: [{ kind: 'other', inApp: true, mail: true }] })).status).toBe(422)
  })

  it('end the mails of one kind by the link in one of them, and by no other', async () => {
    const person = await signInPerson()
    await notify(env, [person.userId], { ...signedIn, link: '/profile/security' })
    const newest = async () => (await mailsTo(person)).at(-1)
    const link = /notifications\/leave\?token=(\S+)/.exec((await newest())?.text ?? '')
    const token = link?.[1] ?? ''
    expect((await newest())?.leaveUrl).toBe(
      `https://firmament.test/notifications/leave?token=${token}`,
    )
    const leave = (json: object) => ask({ path: '/notifications/leave', method: 'POST', json })
    const forged = [token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), 'nonsense']
    const other = token.replace('newSignIn', 'secondFactorChanged')
    const elsewhere = token.replace('newSignIn', 'invoiceOpened')
    for (const one of [...forged, other, elsewhere]) {
      expect((await leave({ token: one })).status, one).toBe(422)
    }
    const before = (await mailsTo(person)).length
    await notify(env, [person.userId], signedIn)
    expect(await mailsTo(person)).toHaveLength(before + 1)
    for (let times = 0; times < 2; times += 1) {
      const left = await leave({ token })
      expect([left.status, await left.json()]).toEqual([200, { kind: 'newSignIn' }])
    }
    await notify(env, [person.userId], signedIn)
    expect(await mailsTo(person)).toHaveLength(before + 1)
    expect(await unreadOf(person)).toBe(3)
  })

  it('cannot silence the mail about a second factor', async () => {
    const { token } = await signInPerson()
    const choices = [{ kind: 'secondFactorChanged', inApp: false, mail: false }]
    const answer = await ask({
      path: '/notifications/choices',
      method: 'PUT',
      token,
      json: { choices },
    })
    const kept = await answer.json<{ choices: unknown[] }>()
    expect(kept.choices).toContainEqual({
      kind: 'secondFactorChanged',
      inApp: false,
      mail: true,
      push: true,
    })
  })
})
