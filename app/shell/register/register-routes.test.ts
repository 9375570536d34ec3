import { expect, test } from 'vitest'
import type { PageRoute } from '../firm-routes.ts'
import { modules } from '../modules.ts'
import { allRegisters } from './registry.ts'

function pathsOf(routes: readonly PageRoute[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [path ?? '', ...pathsOf(children)])
}

test('whatever takes files has the three pages of an import', async () => {
  const paths = new Set(modules.flatMap(({ routes }) => pathsOf(routes)))
  const taking = (await allRegisters()).filter(({ hasImport }) => hasImport)
  expect(taking.length).toBeGreaterThan(6)
  const lacking = taking.flatMap(({ path }) =>
    ['import', 'import/:importId', 'import/:importId/refused']
      .map((page) => `${path}/${page}`)
      .filter((page) => !paths.has(page)),
  )
  expect(lacking).toEqual([])
})
