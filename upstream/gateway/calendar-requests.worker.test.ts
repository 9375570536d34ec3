import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CalendarEvent, EventCategory } from '#contract/communication/calendar.ts'
import { ask, firmInput, signInPerson } from '../testing/client.ts'
import { makePerson } from '../testing/members.ts'

const real = { FIRM: env.FIRM }

async function withFirms(...names: string[]) {
  const { token } = await makePerson()
  const ids = []
  for (const name of names) {
    const made = await ask({ path: '/firms', token, json: firmInput(name), with: real })
    ids.push((await made.json<{ id: string }>()).id)
  }
  return { token, ids }
}

test('the calendar answers under the product’s own addresses, for the first firm', async () => {
  const { token, ids } = await withFirms('Verdi Srl', 'Bianchi Srl')
  const call = (method: string, path: string, json?: unknown, headers = {}) =>
    ask({ method, path, json, headers, token, with: real })
  const categories = await (await call('GET', '/categories')).json<EventCategory[]>()
  expect(categories.map(({ name }) => name)).toContain('Riunione')

  const event = {
    title: 'Fiera',
    start: day(2),
    end: day(3),
    allDay: true,
    categoryId: categories[0]?.id,
  }
  const added = await call('POST', '/add/event', event)
  expect(added.status).toBe(201)
  const { id } = await added.json<CalendarEvent>()
  const events = () => call('GET', '/events').then((answer) => answer.json<CalendarEvent[]>())
  expect(await events()).toMatchObject([{ ...event, id, color: categories[0]?.color }])

  const updated = await call('PUT', '/update/event', { ...event, id, title: 'Fiera di Milano' })
  expect(await updated.json()).toMatchObject({ id, title: 'Fiera di Milano' })
  expect((await call('PUT', '/update/event', event)).status).toBe(422)

  expect((await call('DELETE', '/delete/event')).status).toBe(422)
  expect((await call('DELETE', '/delete/event', undefined, { event: '../../firms' })).status).toBe(
    422,
  )
  const deleted = await call('DELETE', '/delete/event', undefined, { event: id })
  expect([deleted.status, await deleted.json()]).toEqual([200, { id }])
  expect(await events()).toEqual([])
  expect((await call('DELETE', '/delete/event', undefined, { event: id })).status).toBe(404)

  const [, second = ''] = ids
  await call('POST', '/add/event', event, { firm: second }).catch(() => undefined)
  expect(await events()).toEqual([])
})

test('nobody gets at the calendar of a firm of others, and without a firm there is none', async () => {
  const { ids } = await withFirms('Verdi Srl')
  const stranger = await makePerson()
  const path = '/events'
  expect((await ask({ path, with: real })).status).toBe(401)
  const headers = { firm: ids[0] ?? '' }
  expect((await ask({ path, token: stranger.token, headers, with: real })).status).toBe(404)
  const odd = await ask({ path, token: stranger.token, headers: { firm: '../x' }, with: real })
  expect(odd.status).toBe(422)
})

function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

test('who has no firm has no events and no categories, and writes none', async () => {
  const { token } = await signInPerson()
  for (const path of ['/events', '/categories']) {
    const answer = await ask({ path, token })
    expect([answer.status, await answer.json()]).toEqual([200, []])
  }
  expect((await ask({ path: '/add/event', token, json: {} })).status).toBe(404)
})
