import { expect, test } from 'vitest'
import { clientPlace } from './request-facts.ts'

/** A request as it comes from Cloudflare's edge. */
function fromEdge(cf: object, headers: Record<string, string> = {}): Request {
  return Object.assign(new Request('https://firmament.example/', { headers }), { cf })
}

test('a place is what the edge knows, in a form that fits a header', () => {
  const at = (cf: object) => decodeURIComponent(clientPlace(fromEdge(cf), {}))
  expect(at({ city: 'São Paulo', country: 'BR' })).toBe('São Paulo, BR')
  expect(at({ country: 'DE' })).toBe('DE')
  expect(at({})).toBe('')
  expect(clientPlace(fromEdge({ city: 'Köln', country: 'DE' }), {})).toMatch(/^[\x21-\x7e]+$/)
})

test('nobody can say where they are, but on a machine of one’s own', () => {
  const request = fromEdge({ country: 'DE' }, { 'x-client-place': 'Paris%2C%20FR' })
  expect(clientPlace(request, {})).toBe('DE')
  expect(clientPlace(request, { DEPLOYMENT: 'local' })).toBe('Paris%2C%20FR')
})
