import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sources = ['app', 'contract', 'functions', 'scripts', 'tests', 'upstream'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(m?[jt]s|cjs|tsx|py)$/.test(file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') })),
)
const components = sources.filter(({ file }) => file.startsWith('app/') && file.endsWith('.tsx'))

const longestFile = 500
/** Files that may set HTML themselves, and why. */
const withHtml: Record<string, string> = {
  'app/islands/island.tsx': 'an island’s HTML comes from a React render of its own',
  'app/shell/content/prose.tsx': 'our own Markdown files, made into HTML by the build',
  'app/shell/frame/kept-part.tsx': 'the frame’s HTML comes from a React render of its own',
}

test('no source is longer than one subject', () => {
  expect(sources.length).toBeGreaterThan(500)
  // What a program writes of a ministry’s chart is as long as the chart.
  const written = sources.filter(({ file }) => !file.includes('/wage-tax/years/'))
  const found = written.filter(({ text }) => text.trimEnd().split('\n').length > longestFile)
  expect(found.map(({ file }) => file)).toEqual([])
})

test('no component carries a style: the policy is style-src ’self’', () => {
  expect(filesWith(/\sstyle=/)).toEqual([])
})

/** Through it the styles of the whole kit would come along, to every page that has the file. */
test('no style takes its values through the kit’s index', () => {
  const styles = sources.filter(({ file }) => file.endsWith('.css.ts'))
  const found = styles.filter(({ text }) => text.includes("'#app/ui/index.ts'"))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('no component sets HTML, but for those with a reason', () => {
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual(Object.keys(withHtml))
})

test('no component carries a script: the policy is script-src ’self’', () => {
  const inline = components.filter(({ text }) =>
    [...text.matchAll(/<script\b[^>]*>/g)].some(([tag]) => !/\ssrc=.*\/>$/s.test(tag)),
  )
  expect(inline.map(({ file }) => file)).toEqual([])
})

test('a part of app names the other parts from the top', () => {
  const leaving = sources.filter(({ file, text }) =>
    [...text.matchAll(/from '(\.[^']*)'/g)].some(([, path = '']) => {
      const target = posix.join(posix.dirname(file), path)
      if (target.startsWith('build/')) return false
      return partOf(file) !== undefined && !target.startsWith(`${partOf(file)}/`)
    }),
  )
  expect(leaving.map(({ file }) => file)).toEqual([])
})

/** `app/ui`, `app/modules/items`; undefined for the entries, which belong to no part. */
function partOf(file: string): string | undefined {
  return /^app\/(modules\/[^/]+\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0]
}

function filesWith(pattern: RegExp): string[] {
  return components.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
}

/** Biome's own rule reads the whole project for it, which takes ten seconds for one file. */
test('every path of an import has its ending', () => {
  const paths = /(?:\bfrom|\bimport|import\()\s*'((?:\.{1,2}\/|#)[^'\n]+)'/g
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(paths)]
      .map(([, path = '']) => path)
      .filter((path) => !/\.\w+(\?[\w&]+)?$/.test(path) && !path.includes('\\'))
      .map((path) => `${file}: ${path}`),
  )
  expect(found).toEqual([])
})
