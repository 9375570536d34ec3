import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
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

/** A README names files from its own folder or from the root, or by the last part of their path. */
function isThere(page: string, path: string): boolean {
  const plain = path.replace(/\/$/, '')
  const places = [dirname(page), '.'].map((place) => normalize(join(place, plain)))
  return (
    places.some((place) => known.has(place)) || files.some((file) => file.endsWith(`/${plain}`))
  )
}

test('what a README names in the code is there', () => {
  const gone = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/```[\s\S]*?```/g, '')
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path)
    return named
      .filter((path) => ofOurs.test(path) && !isThere(page, path))
      .map((p) => `${page}: ${p}`)
  })
  expect(gone).toEqual([])
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
