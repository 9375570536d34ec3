import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DemoLink, DemoVisitor, VisitEntry } from '#contract/core/demo.ts'
import type { Session } from '#contract/core/identity.ts'
import { hashToken } from '../../../identity/token.ts'
import { ask, signInPerson } from '../../../testing/client.ts'
import { openDemo, signInAdministrator } from '../../../testing/demo.ts'
import { sweepVisits } from './sweep.ts'

type Rows<Row> = { rows: Row[]; next: string | null; previous: string | null; first: number }
type Made = DemoLink & { token: string }

let administrator = ''
beforeAll(async () => {
  administrator = await signInAdministrator()
})

async function makeLink(more: object = {}): Promise<Made> {
  const json = { name: 'Anna', company: 'Nordlicht', language: 'it', validDays: 7, maxUses: 3 }
  const made = await ask({
    path: '/admin/demo-links',
    token: administrator,
    json: { ...json, ...more },
  })
  return made.json()
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const page = (n: number, more: object = {}) => ({
  logId: `page-${n}-0000`,
  route: `/firms/x/page-${n}`,
  timeSpent: '0_0_5',
  timestamp: at(n - 100),
  ...more,
})
const click = (n: number, more: object = {}) => ({
  type: 'click',
  logId: `page-1-${String(n).padStart(4, '0')}`,
  tag: 'a',
  id: '',
  className: 'x',
  text: 'New invoice',
  route: '/firms/x/page-1',
  timestamp: at(n - 99),
  ...more,
})
const input = (more: object) => ({
  ...click(9),
  type: 'input_change',
  inputType: 'text',
  name: 'city',
  value: 'Rome',
  ...more,
})

function upload(token: string, demoUserId: string, logs: object) {
  const json = { demoUserId, routeLogs: [], actionLogs: [], ...logs }
  return ask({ path: '/demo/visit-logs', token, json })
}

async function entriesOf(userId: string, query = 'size=200'): Promise<Rows<VisitEntry>> {
  const path = `/admin/demo-visitors/${userId}/entries?${query}`
  return (await ask({ path, token: administrator })).json()
}

async function visitor(userId: string): Promise<DemoVisitor> {
  return (await ask({ path: `/admin/demo-visitors/${userId}`, token: administrator })).json()
}

describe('a link for a prospect', () => {
  it('opens as many demos as it may, each tied to it and in its language', async () => {
    const link = await makeLink({ maxUses: 2 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask({ path: '/auth/demo-login', json: { token: link.token, language: 'ru' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 401, 401, 401])
    const path = `/admin/demo-visitors?linkId=${link.id}`
    const { rows } = await (await ask({ path, token: administrator })).json<Rows<DemoVisitor>>()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ language: 'it', link: { name: 'Anna', company: 'Nordlicht' } })
    const known = await ask({ path: `/admin/demo-links/${link.id}`, token: administrator })
    expect(await known.json()).toMatchObject({ uses: 2, state: 'used', token: link.token })
  })

  it('tells for whom it is, and uses nothing up by that', async () => {
    const { id, token } = await makeLink()
    const peek = await ask({ path: '/auth/demo-link', json: { token } })
    expect(await peek.json()).toMatchObject({ name: 'Anna', company: 'Nordlicht', language: 'it' })
    const path = `/admin/demo-links/${id}`
    expect(await (await ask({ path, token: administrator })).json()).toMatchObject({ uses: 0 })
  })

  it('opens nothing once it is withdrawn, run out or changed in one letter', async () => {
    const withdrawn = await makeLink()
    const path = `/admin/demo-links/${withdrawn.id}/revoke`
    const revoked = await ask({ path, method: 'POST', token: administrator })
    expect(await revoked.json()).toMatchObject({ state: 'revoked' })
    const old = await makeLink()
    await env.DIRECTORY.prepare('UPDATE demo_links SET valid_until = 1 WHERE id = ?')
      .bind(old.id)
      .run()
    const { token } = await makeLink()
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const dead of [withdrawn.token, old.token, changed]) {
      const peek = await ask({ path: '/auth/demo-link', json: { token: dead } })
      const open = await ask({ path: '/auth/demo-login', json: { token: dead } })
      expect([peek.status, open.status]).toEqual([404, 401])
    }
  })

  it('is kept as a hash only', async () => {
    const { token } = await makeLink()
    const { results } = await env.DIRECTORY.prepare('SELECT * FROM demo_links').all()
    expect(JSON.stringify(results)).not.toContain(token)
    expect(JSON.stringify(results)).toContain(hashToken(token))
  })

  it('is made, seen and withdrawn by administrators alone', async () => {
    const link = await makeLink()
    const person = await signInPerson()
    const demo = await openDemo()
    const json = { name: 'X', language: 'en', validDays: 1, maxUses: 1 }
    const calls = [
      { path: '/admin/demo-links' },
      { path: '/admin/demo-links', json },
      { path: `/admin/demo-links/${link.id}` },
      { path: `/admin/demo-links/${link.id}/revoke`, method: 'POST' },
      { path: '/admin/demo-visitors' },
      { path: `/admin/demo-visitors/${demo.userId}` },
      { path: `/admin/demo-visitors/${demo.userId}/entries` },
      { path: `/admin/demo-visitors/${demo.userId}/entries/1` },
      { path: '/admin/demo-watch', method: 'POST' },
    ]
    for (const call of calls) {
      expect((await ask(call)).status, call.path).toBe(401)
      for (const { token } of [person, demo]) {
        expect((await ask({ ...call, token })).status, call.path).toBe(403)
      }
    }
    const bad = await ask({
      path: '/admin/demo-links',
      token: administrator,
      json: { ...json, name: ' ', maxUses: 0 },
    })
    expect(bad.status).toBe(422)
  })
})

describe('what a demo’s visitor does', () => {
  it('is kept with the fields of the specification, in order, each log once', async () => {
    const { token, userId } = await openDemo()
    const logs = { routeLogs: [page(1)], actionLogs: [click(1), click(2)] }
    expect((await upload(token, userId, logs)).status).toBe(200)
    const again = { ...logs, routeLogs: [page(1, { timeSpent: '1_2_3' })] }
    await upload(token, userId, again)
    await upload(token, userId, logs)
    const { rows } = await entriesOf(userId)
    expect(rows.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['route', 3723],
      ['click', 0],
      ['click', 0],
    ])
    expect(Object.keys(rows[0]?.log ?? {}).sort()).toEqual(['route', 'timeSpent', 'timestamp'])
    expect(Object.keys(rows[1]?.log ?? {}).sort()).toEqual(
      ['className', 'id', 'route', 'tag', 'text', 'timestamp', 'type'].sort(),
    )
    expect(await visitor(userId)).toMatchObject({ actions: 2, routes: 1, isOnline: true })
  })

  it('is kept as text, whatever it looks like', async () => {
    const { token, userId } = await openDemo()
    const text = '<img src=x onerror=alert(1)>{{7*7}}'
    await upload(token, userId, { actionLogs: [click(1, { text })] })
    expect((await entriesOf(userId)).rows[0]?.log.text).toBe(text)
  })

  it('is never kept where it is a password, a card, a bank account or a tax number', async () => {
    const { token, userId } = await openDemo()
    const names = ['bankAccount.iban', 'bic', 'cardNumber', 'cvc', 'accountNo', 'taxId', 'vatId']
    const fields = [
      input({ logId: 'page-1-0100', inputType: 'password', name: 'x', value: 'hunter2-hunter2' }),
      ...names.map((name, n) => input({ logId: `page-1-02${10 + n}`, name, value: 'S3CRET' })),
    ]
    const form = {
      type: 'form_submit',
      logId: 'page-1-0300',
      formId: 'f',
      route: '/x',
      timestamp: at(0),
      data: {
        city: 'Rome',
        password: 'hunter2-hunter2',
        'bankAccount.iban': 'S3CRET',
        notes: 'pay to DE89 3704 0044 0532 0130 00 or 4111 1111 1111 1111',
        long: 'é'.repeat(500),
      },
    }
    await upload(token, userId, { actionLogs: [...fields, form] })
    const { rows } = await entriesOf(userId)
    expect(rows.map(({ kind }) => kind)).toEqual(['form_submit'])
    const { results } = await env.DIRECTORY.prepare('SELECT log FROM demo_visit_entries').all()
    expect(JSON.stringify(results)).not.toMatch(/S3CRET|hunter2|3704|4111/)
    const { data } = rows[0]?.log ?? {}
    expect(data).toEqual({ city: 'Rome', notes: 'pay to ••• or •••', long: 'é'.repeat(200) })
  })

  it('is refused from anybody else, under another id, and once they said no', async () => {
    const person = await signInPerson()
    const demo = await openDemo()
    const other = await openDemo()
    const logs = { actionLogs: [click(1)] }
    expect((await upload(person.token, person.userId, logs)).status).toBe(403)
    expect((await upload(administrator, demo.userId, logs)).status).toBe(403)
    expect((await upload(demo.token, other.userId, logs)).status).toBe(403)
    const json = { isTracked: false }
    const path = '/demo/tracking'
    expect((await ask({ path, method: 'PATCH', token: person.token, json })).status).toBe(403)
    expect((await ask({ path, method: 'PATCH', token: demo.token, json })).status).toBe(200)
    expect((await upload(demo.token, demo.userId, logs)).status).toBe(403)
    const shy = await openDemo({ isTracked: false })
    expect((await upload(shy.token, shy.userId, logs)).status).toBe(403)
    for (const { userId } of [demo, other, shy]) {
      expect((await entriesOf(userId)).rows).toEqual([])
    }
    const session = await ask({ path: '/auth/session', token: shy.token })
    expect((await session.json<Session>()).demo).toMatchObject({ isTracked: false })
  })

  it('is limited in size, in number and in pace', async () => {
    const { token, userId } = await openDemo()
    const big = Array.from({ length: 300 }, (_, n) => click(n, { text: 'x'.repeat(300) }))
    expect((await upload(token, userId, { actionLogs: big })).status).toBe(413)
    const set = 'UPDATE demo_visits SET action_count = 4999 WHERE user_id = ?'
    await env.DIRECTORY.prepare(set).bind(userId).run()
    await upload(token, userId, { actionLogs: [click(1), click(2), click(3)] })
    expect((await entriesOf(userId)).rows).toHaveLength(1)
    const count = 'UPDATE rate_limits SET count = 700 WHERE key = ?'
    await env.DIRECTORY.prepare(count)
      .bind(hashToken(`visit ${userId}`))
      .run()
    await upload(token, userId, { actionLogs: [click(4)] })
    const refused = await upload(token, userId, { actionLogs: [click(5)] })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('comes by the websocket too, and administrators who watch are told', async () => {
    const { token, userId } = await openDemo()
    const person = await signInPerson()
    expect(
      (await ask({ path: '/admin/demo-watch', method: 'POST', token: administrator })).status,
    ).toBe(200)
    const [mine, foreign, watching] = [
      await listen(token),
      await listen(person.token),
      await listen(administrator),
    ]
    const heard = new Promise<string>((resolve) => {
      watching.addEventListener('message', ({ data }) => resolve(String(data)))
    })
    const payload = { demoUserId: userId, actionLog: click(1), routeLog: page(1) }
    const message = JSON.stringify({ type: 'demoUserAction', payload })
    foreign.send(message)
    mine.send('{"type":"demoUserAction","payload":{"demoUserId":7}}')
    mine.send(message)
    expect(JSON.parse(await heard)).toEqual({ type: 'demoLogUpdated', demoUserId: userId })
    await upload(token, userId, { routeLogs: [page(1)], actionLogs: [click(1)] })
    await vi.waitFor(async () => expect((await entriesOf(userId)).rows).toHaveLength(2))
  })
})

describe('the record of a visit', () => {
  it('is paged by keyset, forth and back, and read at any place', async () => {
    const { token, userId } = await openDemo()
    const actionLogs = [1, 2, 3, 4, 5].map((n) => click(n, { text: `step ${n}` }))
    await upload(token, userId, { actionLogs })
    const textsOf = ({ rows }: Rows<VisitEntry>) => rows.map(({ log }) => log.text)
    const first = await entriesOf(userId, 'size=2')
    expect(textsOf(first)).toEqual(['step 1', 'step 2'])
    const second = await entriesOf(userId, `size=2&after=${first.next}`)
    expect([textsOf(second), second.first]).toEqual([['step 3', 'step 4'], 3])
    const back = await entriesOf(userId, `size=2&before=${second.previous}`)
    expect([textsOf(back), back.previous]).toEqual([['step 1', 'step 2'], null])
    const path = `/admin/demo-visitors/${userId}/entries`
    const fourth = await ask({ path: `${path}/4`, token: administrator })
    expect((await fourth.json<VisitEntry>()).log.text).toBe('step 4')
    expect((await ask({ path: `${path}/6`, token: administrator })).status).toBe(404)
    expect((await ask({ path: `${path}?after=%27`, token: administrator })).status).toBe(400)
  })

  it('is found by the link’s words and by what became of it', async () => {
    const { token } = await makeLink({ name: 'Zoë %_', company: 'Ünique' })
    const { userId, token: session } = await openDemo({ token })
    await upload(session, userId, { actionLogs: [click(1)] })
    for (const query of [
      'q=Zo%C3%AB',
      'q=%25_',
      'tab=online&q=unique'.replace('unique', 'Ünique'),
    ]) {
      const list = await ask({ path: `/admin/demo-visitors?${query}`, token: administrator })
      const { rows } = await list.json<Rows<DemoVisitor>>()
      expect(
        rows.map(({ id }) => id),
        query,
      ).toEqual([userId])
    }
    const none = await ask({ path: '/admin/demo-visitors?q=nobody-at-all', token: administrator })
    expect((await none.json<Rows<DemoVisitor>>()).rows).toEqual([])
  })

  it('goes 30 days after its start', async () => {
    const { token, userId } = await openDemo()
    await upload(token, userId, { actionLogs: [click(1)] })
    await sweepVisits(env, Date.now() + 29 * 86_400_000)
    expect((await entriesOf(userId)).rows).toHaveLength(1)
    await env.DIRECTORY.prepare('UPDATE demo_visits SET started_at = 1 WHERE user_id = ?')
      .bind(userId)
      .run()
    await sweepVisits(env, Date.now())
    expect((await entriesOf(userId)).rows).toEqual([])
    const path = `/admin/demo-visitors/${userId}`
    expect((await ask({ path, token: administrator })).status).toBe(404)
  })
})

async function listen(token: string): Promise<WebSocket> {
  const { webSocket } = await ask({ path: '/realtime', token, headers: { upgrade: 'websocket' } })
  if (!webSocket) throw new Error('No websocket')
  webSocket.accept()
  return webSocket
}
