import { expect, it } from 'vitest'
import { Id } from '#contract/core/fields.ts'
import { idWithin, newId, unguessableId } from './ulid.ts'

const [parent, one, other] = [newId(), newId(), newId()]

it('gives for the same two the same id, and for others another', () => {
  expect(idWithin(parent, one)).toBe(idWithin(parent, one))
  expect(idWithin(parent, one)).not.toBe(idWithin(parent, other))
  expect(idWithin(newId(), one)).not.toBe(idWithin(parent, one))
})

it('gives an id as any other, with the time of the first', () => {
  const id = idWithin(parent, one)
  expect(Id.parse(id)).toBe(id)
  expect(id.slice(0, 10)).toBe(parent.slice(0, 10))
})

it('gives an id that says nothing of its time', () => {
  const ids = Array.from({ length: 50 }, unguessableId)
  for (const id of ids) expect(Id.parse(id)).toBe(id)
  expect(new Set(ids.map((id) => id.slice(0, 5))).size).toBeGreaterThan(40)
})
