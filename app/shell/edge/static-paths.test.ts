import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Pages gives a path to the web app unless `_routes.json` excludes it, even where a file lies. */
const { exclude }: { exclude: string[] } = JSON.parse(readFileSync('public/_routes.json', 'utf8'))

function isExcluded(path: string): boolean {
  return exclude.some((rule) =>
    rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : rule === path,
  )
}

test('every static file is served as a file', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(`public/${path}`).isFile())
    .filter((path) => !['_headers', '_routes.json'].includes(path))
  expect(files.map((path) => `/${path}`).filter((path) => !isExcluded(path))).toEqual([])
})

test('Pages takes as many rules as there are', () => {
  expect(exclude.length).toBeLessThan(100)
})
