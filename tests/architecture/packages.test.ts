import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Versions = z.record(z.string(), z.string()).default({})
const Wanted = z.object({ dependencies: Versions, devDependencies: Versions })
const Locked = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
})
const Lock = z.object({ packages: z.record(z.string(), Locked.extend(Wanted.shape)) })

const wanted = Wanted.parse(JSON.parse(readFileSync('package.json', 'utf8')))
const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

test('what is wanted is what is locked, so that an installation changes nothing', () => {
  const { dependencies, devDependencies } = packages[''] ?? {}
  expect({ dependencies, devDependencies }).toEqual(wanted)
})

test('every package we name is named with one version', () => {
  const versions = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })
  expect(versions.length).toBeGreaterThan(20)
  expect(
    versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([])
})

test('every package is held by its digest and comes from the registry', () => {
  const others = Object.entries(packages).filter(([path]) => path !== '')
  // npm leaves the digests of other systems' packages out.
  const loose = others.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(loose.map(([path]) => path)).toEqual([])
  const foreign = others.filter(
    ([, { resolved = '' }]) =>
      resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
})

/** The stack that the owner chose, and how each part shows in our sources. */
const stack: Record<string, RegExp> = {
  react: /from 'react'/,
  '@remix-run/react': /from '@remix-run\/react'/,
  '@remix-run/cloudflare': /from '@remix-run\/cloudflare'/,
  '@remix-run/cloudflare-pages': /import \{.*\} from '@remix-run\/cloudflare-pages'/,
  wrangler: /\/wrangler\/bin\/wrangler\.js'/,
  'remix-i18next': /from 'remix-i18next/,
  valtio: /from 'valtio/,
  partysocket: /from 'partysocket/,
  'socket.io-client': /from 'socket\.io-client'|import\('socket\.io-client'\)/,
  'remix-toast': /from 'remix-toast'/,
  '@vanilla-extract/css': /from '@vanilla-extract\/css'/,
  vitest: /from 'vitest\/config'/,
  miniflare: /import \{.*Miniflare.*\} from 'miniflare'/,
  playwright: /import \{.*\} from 'playwright'/,
}
const sources = Object.values(
  import.meta.glob<string>(['../../{app,functions,scripts}/**/*.{ts,tsx,mjs}', '../../*.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

test.each(Object.entries(stack))('%s is a dependency of ours and does its job', (name, use) => {
  expect({ ...wanted.dependencies, ...wanted.devDependencies }).toHaveProperty([name])
  expect(sources.some((source) => use.test(source))).toBe(true)
})
