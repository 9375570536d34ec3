import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser'
import { afterAll, expect, it } from 'vitest'

const rules: IFlattenedRuleSet = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const folder = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** For each rule a file that breaks it. */
const breaches: Record<string, [path: string, imported: string]> = {
  'no-cycles': ['upstream/cycle-a.ts', './cycle-b.ts'],
  'contract-stands-alone': ['contract/bad.ts', '../scripts/plain.ts'],
  'app-not-upstream': ['app/shell/bad.ts', '../../upstream/worker.ts'],
  'upstream-not-app': ['upstream/bad.ts', '../app/ui/button.tsx'],
  'ui-knows-no-business': ['app/ui/bad.tsx', '../modules/firm/firms/index.ts'],
  'shell-and-islands-not-modules': ['app/islands/bad.ts', '../modules/firm/firms/index.ts'],
  'modules-by-their-index': [
    'app/modules/selling/quotes/bad.ts',
    '../../catalogue/items/inside.ts',
  ],
  'only-areas-below': ['app/modules/firm/firms/bad.ts', '../../catalogue/items/inside.ts'],
  'one-writer': ['upstream/modules/selling/quotes/bad.ts', '../../catalogue/items/writer.ts'],
  'islands-run-in-the-browser': ['app/modules/firm/firms/islands/bad.island.tsx', './x.server.ts'],
  'remix-at-the-edge': ['app/modules/firm/firms/components/bad.tsx', '@remix-run/react'],
  'state-is-shared': ['app/modules/firm/firms/state/bad.ts', 'valtio'],
  'ground-knows-no-module': ['upstream/gateway/bad.ts', '../modules/catalogue/items/writer.ts'],
  'gateway-on-top': ['upstream/identity/bad.ts', '../gateway/serve.ts'],
  'no-tests-in-the-product': ['contract/ships.ts', './some.test.ts'],
  resolvable: ['contract/lost.ts', './nowhere.ts'],
}

const others: Record<string, string> = {
  'upstream/cycle-b.ts': "import './cycle-a.ts'",
  'scripts/plain.ts': '',
  'upstream/worker.ts': '',
  'upstream/gateway/serve.ts': '',
  'app/ui/button.tsx': '',
  'app/modules/firm/firms/index.ts': '',
  'app/modules/catalogue/items/inside.ts': '',
  'upstream/modules/catalogue/items/writer.ts': '',
  'app/modules/firm/firms/islands/x.server.ts': '',
  'contract/some.test.ts': '',
  'node_modules/@remix-run/react/package.json': '{"name":"@remix-run/react","main":"index.js"}',
  'node_modules/@remix-run/react/index.js': '',
  'node_modules/valtio/package.json': '{"name":"valtio","main":"index.js"}',
  'node_modules/valtio/index.js': '',
  'package.json': '{"dependencies":{"@remix-run/react":"1","valtio":"1"}}',
  'tsconfig.json': '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}',
}

it('finds a breach of every rule, and names it', async () => {
  for (const [path, text] of Object.entries(others)) write(path, text)
  for (const [path, imported] of Object.values(breaches)) write(path, `import '${imported}'`)
  const { output } = await cruise(['app', 'contract', 'scripts', 'upstream'], {
    baseDir: folder,
    ruleSet: rules,
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  if (typeof output === 'string') throw new Error(output)
  const found = new Set(output.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
  const expected = (rules.forbidden ?? []).map(({ name = '' }) => `${name} ${breaches[name]?.[0]}`)
  expect(expected.filter((breach) => !found.has(breach))).toEqual([])
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
