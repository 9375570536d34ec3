import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import areas from '#contract/core/areas.json'
import { languages } from '#contract/core/fields.ts'

const root = new URL('../..', import.meta.url).pathname
const infos = import.meta.glob<ModuleInfo>('../../app/modules/*/*/module.ts', {
  eager: true,
  import: 'module',
})

/** Modules of a tree as `area/name`. */
function modulesOf(tree: string): string[] {
  const folder = `${root}${tree}/modules`
  return readdirSync(folder).flatMap((area) =>
    readdirSync(`${folder}/${area}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${area}/${name}`),
  )
}

const inApp = modulesOf('app')
const inUpstream = modulesOf('upstream')

test('every module and contract lies in an area of the list', () => {
  const used = [...inApp, ...inUpstream].map((path) => path.split('/')[0] ?? '')
  const contracts = readdirSync(`${root}contract`)
  expect(new Set([...used, ...contracts].filter((area) => !areas.includes(area)))).toEqual(
    new Set(),
  )
})

test('a name stands for one module, in the same area of both trees', () => {
  const places = new Map<string, string>()
  const strayed = [...inApp, ...inUpstream].filter((path) => {
    const name = path.split('/')[1] ?? ''
    const known = places.get(name) ?? path
    places.set(name, known)
    return known !== path
  })
  expect(strayed).toEqual([])
})

test('every area says what it is for, in 20 to 40 lines', () => {
  const lengths = [...new Set([...inApp, ...inUpstream].map((path) => path.split('/')[0] ?? ''))]
    .map((area): [string, number] => {
      const places = [`upstream/modules/${area}`, `app/modules/${area}`]
      const place = places.find((one) => existsSync(`${root}${one}/README.md`))
      const text = place ? readFileSync(`${root}${place}/README.md`, 'utf8').trim() : ''
      return [area, text === '' ? 0 : text.split('\n').length]
    })
    .filter(([, lines]) => lines < 20 || lines > 40)
  expect(lengths).toEqual([])
})

describe.each(inApp)('the pages of %s', (path) => {
  const folder = `${root}app/modules/${path}`
  const info = infos[`../../app/modules/${path}/module.ts`]
  const name = path.split('/')[1] ?? ''

  test('say who they are and what pages they have, in module.ts, and every language', () => {
    expect(info?.id).toBe(name)
    expect(info?.routes.length).toBeGreaterThan(0)
    for (const language of languages) {
      const file = `locales/${language}.json`
      expect(existsSync(`${folder}/${file}`), file).toBe(true)
    }
  })

  test('use the modules they say they use, and no other', () => {
    expect(importedBy(folder, name)).toEqual([...(info?.uses ?? [])].sort())
  })
})

/** Modules whose index is imported by a module's sources, tests aside. */
function importedBy(folder: string, name: string): string[] {
  const index = /from '#app\/modules\/[a-z-]+\/([a-z-]+)\/index(?:\.server)?\.tsx?'/g
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const found = sources.flatMap((text) => [...text.matchAll(index)].map(([, other = '']) => other))
  return [...new Set(found)].filter((other) => other !== name).sort()
}
