import { expect, test } from 'vitest'
import { contractRoutes, getRoute } from './routes.ts'

test('a file that may be left out is taken all the same', () => {
  const paths = contractRoutes.filter(({ isUpload }) => isUpload).map(({ path }) => path)
  expect(paths).toContain('/firms/{firmId}/courses/{courseId}/lessons')
  expect(paths).toContain('/public/learning/{token}/lessons/{lessonId}/hand-ins')
  expect(paths).not.toContain('/firms/{firmId}/courses')
})

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
