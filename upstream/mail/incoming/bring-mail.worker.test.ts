import { env, runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { OutboundMessage } from '#contract/firm/mails.ts'
import { newId } from '../../firm/ulid.ts'
import { directory, ensureDirectory } from '../../identity/directory.ts'
import { ask } from '../../testing/client.ts'
import { joinFirm, leaveFirms } from '../../testing/join-firm.ts'
import { TestFirm } from '../../testing/test-firm.ts'
import { claimAddress, findAddress, mailDomain } from '../addresses.ts'
import { returnAddress } from '../return-address.ts'
import { outbox } from '../tables.ts'
import { bringMail } from './bring-mail.ts'

const domain = 'mail.firmament.example'
const smtp = { ...env, MAIL_TRANSPORT: 'smtp', MAIL_DOMAIN: domain, MAIL_FROM: 'mail@here.example' }
const http = { ...smtp, MAIL_TRANSPORT: 'http' }
const lost = 'nobody@there.example'
let firm: TestFirm
let invoiceId: string

beforeAll(async () => {
  await ensureDirectory(env)
  firm = await TestFirm.open()
  invoiceId = (await firm.issued((await firm.customer()).id)).id
})

/** A mail of the firm that has left. */
async function leftMail(): Promise<string> {
  const path = `/mails/invoice/${invoiceId}`
  const { id } = await firm.must<OutboundMessage>('POST', path, { to: lost })
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec("update outbound_message set state = 'sent' where id = ?", id)
    storage.sql.exec('delete from job where key = ?', id)
  })
  const row = {
    id,
    firmId: firm.firmId,
    recipient: lost,
    subject: '',
    text: '',
    language: 'de',
    attachments: '[]',
  } as const
  await directory(env)
    .insert(outbox)
    .values({ ...row, language: 'en', sentAt: 1, state: 'sent' })
    .onConflictDoUpdate({ target: outbox.id, set: { state: 'sent' } })
  return id
}

async function stateOf(id: string) {
  await firm.ask('POST', '/suppressed-addresses/allow', { address: lost })
  const { rows } = await firm.must<{ rows: OutboundMessage[] }>(
    'GET',
    `/records/invoice/${invoiceId}/mails`,
  )
  return rows.find((row) => row.id === id)?.state
}

function report(id: string): Uint8Array {
  const text = `From: mailer-daemon@there.example
Subject: Undelivered
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${lost}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 no such user

--b
Content-Type: message/rfc822

Message-ID: <${id}@here.example>

Hello
--b--
`
  return new TextEncoder().encode(text.replace(/\n/g, '\r\n'))
}

function bring(surroundings: typeof env, to: string, id: string) {
  return bringMail(surroundings, { raw: report(id), to, now: new Date() })
}

test('a report counts at the signed return address of its mail alone, where mail leaves with one', async () => {
  const id = await leftMail()
  const own = returnAddress(smtp, id) ?? ''
  expect(own).toMatch(/^bounce\+[0-9a-z]{26}\.[0-9a-f]{20}@mail\.firmament\.example$/)
  expect(own.split('@')[0]?.length).toBeLessThanOrEqual(64)
  await bring(smtp, smtp.MAIL_FROM, id)
  expect(await bring(smtp, own.replace(/\.[0-9a-f]{4}/, '.0000'), id)).toBe('nobody')
  expect(await bring(smtp, `bounce+${id.toLowerCase()}@${domain}`, id)).toBe('nobody')
  const rekeyed = { ...smtp, SECRETS: 'YW5vdGhlciBzZWNyZXQgdGhhdCBpcyBsb25nIGVub3VnaA==' }
  expect(await bring(rekeyed, own, id)).toBe('nobody')
  expect(await stateOf(id)).toBe('sent')
  // The secret of then still opens what it signed.
  const both = { ...smtp, SECRETS: `${rekeyed.SECRETS} ${smtp.SECRETS}` }
  expect(await bring(both, own.toUpperCase(), newId())).toBe('taken')
  expect(await stateOf(id)).toBe('bounced')
})

test('without such addresses only a report of a mail that we sent counts, at where it came from', async () => {
  const id = await leftMail()
  expect(await bring(http, http.MAIL_FROM, newId())).toBe('taken')
  const stranger = await TestFirm.open()
  const [box] = await stranger.must<{ address: string }[]>('GET', '/mail/boxes')
  const [local] = box?.address.split('@') ?? []
  expect(await bring(http, `${local}@${domain}`, id)).toBe('taken')
  expect(await stateOf(id)).toBe('sent')
  await bring(http, http.MAIL_FROM, id)
  expect(await stateOf(id)).toBe('bounced')
  expect(returnAddress(http, id)).toBeUndefined()
})

test('mail over HTTP is taken with the secret alone, for addresses of here alone', async () => {
  const secret = 'a secret of at least thirty-two characters'
  const [box] = await firm.must<{ address: string }[]>('GET', '/mail/boxes')
  const enter = (to: string, authorization: string, surroundings = {}) =>
    ask({
      method: 'POST',
      path: `/mail-in?to=${encodeURIComponent(to)}`,
      headers: { authorization, 'content-type': 'message/rfc822' },
      body: 'Message-ID: <in@there.example>\r\nSubject: In\r\n\r\nHi',
      with: { FIRM: env.FIRM, MAIL_IN_SECRET: secret, ...surroundings },
    })
  const to = box?.address ?? ''
  const basic = `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`
  expect((await enter(to, 'Bearer wrong')).status).toBe(404)
  expect((await enter(to, '')).status).toBe(404)
  expect((await enter(to, 'Bearer undefined', { MAIL_IN_SECRET: undefined })).status).toBe(404)
  expect((await enter(`unknown@${mailDomain(env)}`, basic)).status).toBe(422)
  const taken = await enter(to, `Bearer ${secret}`)
  expect(await taken.json()).toEqual({ results: { [to]: 'taken' } })
  expect(await (await enter(to, basic)).json()).toEqual({ results: { [to]: 'known' } })
})

test('the address of somebody who left goes to nobody of the same name, and is theirs again', async () => {
  const leaver = { firmId: firm.firmId, userId: newId() }
  await joinFirm(leaver, 'admin')
  const address = await claimAddress(env, leaver, 'Sole Name')
  await leaveFirms(leaver.userId)
  expect(await findAddress(env, address)).toBeUndefined()
  const namesake = { firmId: firm.firmId, userId: newId() }
  expect(await claimAddress(env, namesake, 'Sole Name')).not.toBe(address)
  await joinFirm(leaver, 'admin')
  expect(await findAddress(env, address)).toMatchObject({ userId: leaver.userId })
})
