import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const trees = ['app', 'contract', 'docs', 'functions', 'scripts', 'site', 'tests', 'upstream']

const files = trees
  .filter((tree) => existsSync(join(root, tree)))
  .flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${tree}/${file}`,
    ),
  )
const known = new Set([...files, ...readdirSync(root)])
const readmes = files.filter((file) => file.endsWith('/README.md'))
const pages = ['README.md', 'CONTRIBUTING.md', ...readmes]

/** A file or folder of ours: without a place-holder, and no address of a page or of the API. */
const ofOurs =
  /^(?!\/|https?:|#|\.|@)[\w./-]+(\.(ts|tsx|mjs|sql|md|toml)|\/)$|^(app|contract|docs|scripts|tests|upstream)\/[\w./-]+$/

/** What any module may have: named where no single one is meant. */
const ofAnyModule = new Set(
  ['module', 'routes', 'paths', 'register', 'index', 'views', 'tables', 'jobs'].map(
    (name) => `${name}.ts`,
  ),
)

/** The folder of a README and, where it names it, that of the same module (or area) in another tree. */
function foldersOf(page: string, text: string): string[] {
  const [, module] = /^(?:app|upstream)\/modules\/(.+)$/.exec(dirname(page)) ?? []
  const others = ['app/modules', 'upstream/modules', 'contract'].map((tree) => `${tree}/${module}`)
  return [dirname(page), ...others.filter((other) => text.includes(other))]
}

/**
 * A path leads there from the root, from the README's own folder, or from that of the same module in
 * another tree which the README names. A bare name is that of a file below one of these folders.
 */
function isThere(page: string, text: string, path: string): boolean {
  const plain = path.replace(/\/$/, '')
  const folders = foldersOf(page, text)
  if (['.', ...folders].some((from) => known.has(normalize(join(from, plain))))) return true
  if (plain.includes('/')) return false
  const isNamed = (file: string) => basename(file) === plain
  return (
    ofAnyModule.has(plain) ||
    files.some((file) => isNamed(file) && folders.some((at) => isBelow(file, at)))
  )
}

function isBelow(file: string, folder: string): boolean {
  return folder === '.' || file.startsWith(`${folder}/`)
}

function textOf(page: string): string {
  return readFileSync(join(root, page), 'utf8').replaceAll(/```[\s\S]*?```/g, '')
}

test('what a README names in the code is there', () => {
  const gone = pages.flatMap((page) => {
    const text = textOf(page)
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path)
    return named
      .filter((path) => ofOurs.test(path) && !isThere(page, text, path))
      .map((p) => `${page}: ${p}`)
  })
  expect(gone).toEqual([])
})

test('a link of a README leads somewhere', () => {
  const broken = pages.flatMap((page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    return links
      .filter((to) => !/^(https?:|mailto:|#)/.test(to))
      .filter((to) => !existsSync(join(root, dirname(page), to.replace(/#.*$/, ''))))
      .map((to) => `${page}: ${to}`)
  })
  expect(broken).toEqual([])
})

test('an area says what each of its modules is for', () => {
  const areas = readmes.filter((file) => /^upstream\/modules\/[^/]+\/README\.md$/.test(file))
  const unsaid = areas.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    return readdirSync(join(root, dirname(page)), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !text.includes(`**${entry.name}**`))
      .map((entry) => `${page}: ${entry.name}`)
  })
  expect(unsaid).toEqual([])
})

test('a decision has a number that no other has, and says it in its title', () => {
  const names = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  const numbers = names.map((name) => name.slice(0, 3))
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
  const titles = names.map((name) => readFileSync(join(root, 'docs/decisions', name), 'utf8'))
  expect(titles.map((text) => text.slice(0, 6))).toEqual(numbers.map((one) => `# ${one} `))
})

test('the list of decisions has a line for each', () => {
  const folder = join(root, 'docs/decisions')
  const names = readdirSync(folder).filter((name) => /^\d/.test(name))
  const titles = names.map((name) => {
    const [title = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
    return `- [${title.slice(2)}](${name})`
  })
  const listed = readFileSync(join(folder, 'README.md'), 'utf8').split('\n')
  expect(listed.filter((line) => line.startsWith('- '))).toEqual(titles.sort())
})
