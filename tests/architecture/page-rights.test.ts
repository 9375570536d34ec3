import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageLeaves } from '#app/shell/edge/page-leaves.server.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { isPermission } from '#contract/core/roles.ts'

const app = new URL('../../app/', import.meta.url).pathname
const infos = import.meta.glob<ModuleInfo>('../../app/modules/*/*/module.ts', {
  eager: true,
  import: 'module',
})

/** The permissions that the sources of a page name, as a whole text in quotes. */
function permissionsIn(text: string): string[] {
  return [...text.matchAll(/'([a-z]+:[a-zA-Z]+)'/g)]
    .map(([, name = '']) => name)
    .filter(isPermission)
}

test('no loader or action asks again for what its route needs', () => {
  const repeated = pageLeaves.flatMap(({ file, needs, writes }) => {
    const asked = [...readFileSync(app + file, 'utf8').matchAll(/requirePermission\([^)]*\)/g)]
    const named = permissionsIn(asked.join())
    return named.filter((name) => name === needs || name === writes).map((name) => [file, name])
  })
  expect(repeated).toEqual([])
})

test('only its routes say who may open a page, in its manifest too', () => {
  const saying = Object.keys(infos).filter((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const beside = text.replace(/\n {2}routes: [\s\S]*?\n {2}\S+,\n/, '\n')
    return permissionsIn(beside.replace(/alsoNeeds: '[^']+'/g, '')).length > 0
  })
  expect(saying).toEqual([])
})

test('what a menu asks beside its page’s route is another permission', () => {
  const entries = Object.values(infos).flatMap(({ menu, settings = [] }) => [...menu, ...settings])
  const doubled = entries.filter(({ path, alsoNeeds }) => {
    const page = pageLeaves.find((leaf) => leaf.path === path(':firmId'))
    return alsoNeeds !== undefined && page?.needs === alsoNeeds
  })
  expect(doubled.map(({ labelKey }) => labelKey)).toEqual([])
})

test('every place of a menu and of the settings has a page', () => {
  const places = Object.values(infos).flatMap(({ menu, create = [], settings = [] }) => [
    ...menu.flatMap((entry) => [entry, ...(entry.children ?? [])]),
    ...create,
    ...settings,
  ])
  const paths = new Set(pageLeaves.map(({ path }) => path))
  const lost = places.map(({ path }) => path(':firmId').replace(/\?.*/, ''))
  expect(lost.filter((path) => !paths.has(path))).toEqual([])
})

test('no two pages share an address, by whatever name its variable parts go', () => {
  const files = new Map<string, string[]>()
  for (const { path, file } of pageLeaves) {
    const address = path.replace(/:[^/]+/g, ':')
    files.set(address, [...(files.get(address) ?? []), file])
  }
  expect([...files].filter(([, alike]) => alike.length > 1)).toEqual([])
})
