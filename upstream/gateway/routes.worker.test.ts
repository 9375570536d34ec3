import { expect, test } from 'vitest'
import { contractRoutes, getRoute } from './routes.ts'

test('every endpoint is found by its own address, and none with a segment missing', () => {
  expect(contractRoutes.length).toBeGreaterThan(100)
  for (const route of contractRoutes) {
    const path = route.path.replace(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV')
    expect(getRoute(route.method, path)).toBe(route)
    expect(() => getRoute(route.method, `${path}/`), path).toThrow('Not found')
    const empty = route.path.replace(/\{\w+\}/, '')
    if (empty !== route.path) expect(() => getRoute(route.method, empty), empty).toThrow()
  }
})
