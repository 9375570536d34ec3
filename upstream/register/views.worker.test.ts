import { expect, test } from 'vitest'
import type { SavedView } from '#contract/saved-views.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { Desk } from '#upstream/testing/desk.ts'

const input = { register: 'items', name: 'Dear services', query: 'kind=service&priceFrom=100' }

function list(desk: Desk): Promise<SavedView[]> {
  return desk.must('GET', '/saved-views?register=items')
}

test('a view is one’s own until it is shared, and then everybody’s to see', async () => {
  const desk = await Desk.open()
  const me = desk.userId
  const view = await desk.must<SavedView>('POST', '/saved-views', input)
  expect(view).toMatchObject({ name: 'Dear services', isShared: false, isOwn: true })
  const asSales = { role: 'sales' } as const

  desk.userId = newId()
  expect(await list(desk)).toEqual([])
  const path = `/saved-views/${view.id}`
  expect((await desk.ask('DELETE', path, undefined, asSales)).status).toBe(404)

  desk.userId = me
  await desk.must('PUT', path, { name: 'Dear', query: '', isShared: true })
  desk.userId = newId()
  const shared = { ...asSales }
  const { body } = await desk.ask<SavedView[]>(
    'GET',
    '/saved-views?register=items',
    undefined,
    shared,
  )
  expect(body).toEqual([{ id: view.id, name: 'Dear', query: '', isShared: true, isOwn: false }])
  expect((await desk.ask('DELETE', path, undefined, asSales)).status).toBe(403)
  // Whoever runs the firm may clear up after somebody who left.
  await desk.must('DELETE', path)
  expect(await list(desk)).toEqual([])
})

test('a view says where it leads, and nowhere else', async () => {
  const desk = await Desk.open()
  for (const wrong of [{ name: '' }, { query: '"><script>' }, { register: '../x' }]) {
    expect((await desk.ask('POST', '/saved-views', { ...input, ...wrong })).status).toBe(422)
  }
})
