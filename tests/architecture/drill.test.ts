import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const copy = mkdtempSync(join(tmpdir(), 'firmament-drill-'))
const parts = ['app', 'contract', 'functions', 'scripts', 'tests', 'upstream']

for (const entry of readdirSync(root, { withFileTypes: true })) {
  if (entry.isFile() || parts.includes(entry.name)) {
    cpSync(join(root, entry.name), join(copy, entry.name), { recursive: true })
  }
}
// What the compiler found out about files that stay as they are need not be found out again.
const known = '.cache/types.tsbuildinfo'
if (existsSync(join(root, known))) cpSync(join(root, known), join(copy, known))
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
// Nor need the packages be bundled for the tests inside workerd again.
const bundles = '.cache/packages'
for (const tree of [root, copy]) mkdirSync(join(tree, '.cache'), { recursive: true })
mkdirSync(join(root, bundles), { recursive: true })
symlinkSync(join(root, bundles), join(copy, bundles))
// Some thousand files, on a machine that does other work as well.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 900_000)

function run(...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error)
    throw new Error(`node ${args.join(' ')}\n${stdout}${stderr}`)
  }
}

function filesOf(): string[] {
  return parts.flatMap((part) =>
    readdirSync(join(copy, part), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${part}/${file}`,
    ),
  )
}

/** Writes a line below the first one that has a text. */
function addBelow(file: string, text: string, line: string): void {
  const path = join(copy, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = lines.findIndex((one) => one.includes(text))
  if (at < 0) throw new Error(`${file} has no ${text}`)
  writeFileSync(path, [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n'))
}

/** All that a new plain field costs: a line each in contract, table and form, and its texts. */
function addPlainField(module: string, form: string, after: string): void {
  const app = `app/modules/${module}`
  const field = "{ name: 'place', kind: 'text', maxLength: 60, isOptional: true },"
  addBelow(`contract/${module}.ts`, after, `${after.replace(/^\w+/, 'place')}(60),`)
  const column = "place: text('place').notNull(),"
  addBelow(`upstream/modules/${module}/tables.ts`, "text('name')", column)
  addBelow(`${app}/${form}`, "{ name: 'name', kind: 'text'", field)
  for (const language of ['en', 'de', 'it', 'ru', 'es']) {
    addBelow(`${app}/locales/${language}.json`, '"field": {', '"place": "Place",')
  }
}

/** Takes a module away, or an area, that nothing else may import. */
function remove(path: string): void {
  expect(run('scripts/module.mjs', 'rm', path)).not.toContain('still imports it')
  const places = [`app/modules/${path}`, `upstream/modules/${path}`, `contract/${path}`]
  const left = [...places, `contract/${path}.ts`].filter((place) => existsSync(join(copy, place)))
  expect(left).toEqual([])
}

const vitest = 'node_modules/vitest/vitest.mjs'

/** Nobody uses them. */
const deleted = ['people/recruiting', 'projects/work-import']

test('modules and an area can be deleted, a new module and a field of it added, and every check still passes', () => {
  for (const path of deleted) remove(path)

  const before = filesOf()
  const written = run('scripts/module.mjs', 'new', 'people/company-cars').split('\n\n')[0] ?? ''
  const files = written.split('\n').map((file) => readFileSync(join(copy, file), 'utf8'))
  expect(files.length).toBeLessThanOrEqual(11)
  expect(files.join('').split('\n').length).toBeLessThanOrEqual(260)

  addPlainField('people/company-cars', 'register.tsx', 'notes: optionalText')
  addPlainField('catalogue/items', 'fields.ts', 'description: field.optionalText')
  expect(run('scripts/check.mjs', 'dead-code', 'translations')).toMatch(/, 0 failed$/m)
  // These hold lists of exceptions that name the area taken away below.
  const tests = ['modules', 'table-owners', 'inputs']
  run(vitest, 'run', ...tests.map((name) => `tests/architecture/${name}.test.ts`))
  // A part of the frame, and a package, are there for an area alone: they are no fault of its going.
  remove('tills')
  // Nothing that goes can add an import in the wrong direction.
  expect(run('scripts/check.mjs', 'types')).toMatch(/, 0 failed$/m)
  run('scripts/migrations.mjs', 'fresh')
  // What is left makes a firm, and the new module works.
  const inWorkerd = ['upstream/modules/people/company-cars', 'upstream/gateway/whole-way']
  run(vitest, 'run', '-c', 'vitest.upstream.config.ts', ...inWorkerd)

  run('scripts/module.mjs', 'rm', 'people/company-cars')
  const isOfTills = /^(app|upstream)\/modules\/tills(\/|$)|^contract\/tills(\/|$)/
  expect(filesOf()).toEqual(before.filter((file) => !isOfTills.test(file)))
})
