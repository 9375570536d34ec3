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
const manifests = [...texts].filter(([file]) => /^upstream\/modules\/.*\/module\.ts$/.test(file))

/** Every file with what it imports, types aside where `values` is asked for. */
function importsOf(file: string, text: string): string[] {
  const named = /(?:from|import|import\()\s*'([.#][^']+\.ts)'/g
  return [...text.matchAll(named)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  )
}

const imported = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))

test('every module has a manifest of its folder’s name', () => {
  const misnamed = manifests.filter(
    ([file, text]) => /name: '([\w-]+)'/.exec(text)?.[1] !== file.split('/').at(-2),
  )
  expect(misnamed.map(([file]) => file)).toEqual([])
  const folders = new Set([...texts.keys()].filter(isOfModule).map((file) => file.split('/')[3]))
  const withManifest = new Set(manifests.map(([file]) => file.split('/')[3]))
  // Rules that no door of the API leads to: of readers for cards.
  const pure = ['card-terminals']
  expect([...folders].filter((name) => !withManifest.has(name)).sort()).toEqual(pure)
})

function isOfModule(file: string): boolean {
  return file.startsWith(modules)
}

/**
 * With the manifests drawn in, files that need each other would be a circle: a manifest leads down to
 * what it gives and nothing leads back to it, and only what starts the Worker knows them all.
 */
test('nothing but compose.ts imports a manifest, and nothing but the Worker imports that', () => {
  const leadingBack = [...imported].filter(([, paths]) =>
    paths.some((path) => /^upstream\/(modules\/.*|identity|mail|register)\/module\.ts$/.test(path)),
  )
  expect(leadingBack.map(([file]) => file)).toEqual([])
  const composing = [...imported].filter(([, paths]) => paths.includes('upstream/compose.ts'))
  expect(
    composing
      .map(([file]) => file)
      .filter((file) => !/\.test\.ts$|^upstream\/testing\//.test(file)),
  ).toEqual(['upstream/worker.ts'])
})

test('manifests are the only files that the API finds by their names', () => {
  const globs = [...texts].filter(
    ([file, text]) =>
      file.startsWith('upstream/') &&
      !file.endsWith('.test.ts') &&
      text.includes('import.meta.glob') &&
      // A new year of a country's law is one more file of data.
      !file.startsWith('upstream/modules/people/payroll/countries/'),
  )
  expect(globs.map(([file]) => file).sort()).toEqual([
    'upstream/compose.ts',
    'upstream/core/contracts.ts',
    'upstream/firm/migrate.ts',
    'upstream/identity/directory.ts',
  ])
})

test('manifests and islands are the only sources that the app finds by their names', () => {
  const globs = readdirSync(`${root}app`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}app/${file}`, 'utf8')
      const calls = text.match(/import\.meta\.glob[^(]*\((?:[^()]|\([^)]*\))*\)/g) ?? []
      return calls.filter((call) => /\.tsx?'/.test(call) && !call.includes('?raw')).map(() => file)
    })
  expect(globs.sort()).toEqual([
    'entry.client.tsx',
    // Examples of the kit, each beside its source.
    'modules/public-site/gallery/components/example.tsx',
    'shell/frame/areas.ts',
    'shell/modules.ts',
  ])
})

test('every file of a module is imported by something', () => {
  const known = new Set([...imported.values()].flat())
  const found =
    /\/payroll\/countries\/.*\/\d[\d-]+\.ts$|\.test\.ts$|\/module\.ts$|\/tables\.ts$|\.d\.ts$|\.fixture\.ts$/
  const lost = [...texts.keys()].filter(
    (file) => isOfModule(file) && !found.test(file) && !known.has(file),
  )
  expect(lost).toEqual([])
})

test('every entity with a narrower reach says whose its records are', () => {
  const owned = [...texts]
    .filter(([file]) => isOfModule(file) && !file.endsWith('.test.ts'))
    .flatMap(([, text]) => [
      ...text.matchAll(/(?:recordOwners|owners)(?:: RecordOwners =|:)\s*\{\s*entity: '(\w+)'/g),
    ])
    .map(([, entity]) => entity)
  // Records of several modules may be of one entity.
  expect([...new Set(owned)].toSorted()).toEqual([...scopedEntities].toSorted())
})

test('a module whose tables name a party says so, or a merge would lose it', () => {
  const named = [...texts]
    .filter(([file, text]) => {
      const isTables = isOfModule(file) && /[/-]tables\.ts$/.test(file)
      return isTables && /'(party|customer|supplier|payee)_id'/.test(text)
    })
    .map(([file]) => dirname(file))
    .filter((folder) => folder !== `${modules}firm/parties`)
  expect(named.length).toBeGreaterThan(10)
  const silent = named.filter(
    (folder) => !/\bpartyUses\b/.test(texts.get(`${folder}/module.ts`) ?? ''),
  )
  expect(silent).toEqual([])
})
