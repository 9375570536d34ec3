import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scopedEntities } from '#contract/core/roles.ts'

const root = new URL('../..', import.meta.url).pathname
const modules = 'upstream/modules/'

function filesBelow(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`)
}

const texts = new Map(
  ['upstream', 'scripts', 'tests']
    .flatMap(filesBelow)
    .map((file) => [file, readFileSync(root + file, 'utf8')]),
)

/** Names of files that are found in every module that has one, by what looks for them. */
const hooks = new Set(
  [...texts].flatMap(([file, text]) =>
    file.startsWith('upstream/') && !/^upstream\/identity|\.test\.ts$/.test(file)
      ? [...text.matchAll(/'(?:\.\.\/)+(?:modules\/)?\*\/([\w-]+\.ts)'/g)].map(([, name]) => name)
      : [],
  ),
)

test('CONTRIBUTING lists every file that is found by its name, and no other', () => {
  const page = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')
  const [, table = ''] = page.split('### Files that are found by their names')
  const listed = [...table.matchAll(/^\| `([\w-]+\.ts)` \|/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual([...hooks].toSorted())
})

test('every file of a module is found by its name, or something imports it', () => {
  const imported = new Set(
    [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/(?:from|import|import\()\s*'([.#][^']+\.ts)'/g)].map(([, path = '']) =>
        path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
      ),
    ),
  )
  const tools = /\.test\.ts$|\/tables\.ts$|\.d\.ts$|\.fixture\.ts$/
  const lost = [...texts.keys()]
    .filter((file) => file.startsWith(modules) && !tools.test(file))
    .filter((file) => !imported.has(file) && !hooks.has(file.split('/')[3]))
  expect(lost).toEqual([])
})

test('every entity with a narrower reach says whose its records are', () => {
  const owned = [...texts]
    .filter(([file]) => /\/record-owners\.ts$/.test(file))
    .map(([, text]) => /entity: '(\w+)'/.exec(text)?.[1])
  expect(owned.toSorted()).toEqual([...scopedEntities].toSorted())
})

test('a module whose tables name a party says so, or a merge would lose it', () => {
  const named = [...texts]
    .filter(([file, text]) => {
      const isTables = file.startsWith(modules) && /[/-]tables\.ts$/.test(file)
      return isTables && /'(party|customer|supplier|payee)_id'/.test(text)
    })
    .map(([file]) => dirname(file))
    .filter((folder) => folder !== `${modules}parties`)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((folder) => !texts.has(`${folder}/party-uses.ts`))).toEqual([])
})
