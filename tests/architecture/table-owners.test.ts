import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** The part of the API that a file belongs to: a module, or the folder beside them. */
function ownerOf(file: string): string {
  return /^upstream\/(?:modules\/[^/]+\/)?([^/]+)\//.exec(file)?.[1] ?? ''
}

/** What has the directory's database in hand, or makes both. */
const elsewhere = /^(identity|modules\/(person|platform)|migrations|testing)\//

const files = readdirSync(`${root}upstream`, { recursive: true, encoding: 'utf8' })
  .filter((file) => !elsewhere.test(file))
  .map((file) => `upstream/${file}`)
/** Tables of a firm: those of modules, of the store beneath them and of the register kit. */
const tableFiles = files.filter((file) =>
  /^upstream\/(firm|register|modules\/[^/]+\/[^/]+)\/((\w+-)?tables\.ts|schema\.sql)$/.test(file),
)

/** Every table of a firm's database, to the part that owns it. */
const owners = new Map(
  tableFiles.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    const names = [
      ...text.matchAll(/(?:sqliteTable|fullText)\(\s*'(\w+)'/g),
      ...text.matchAll(/^create (?:virtual table|table|view) (\w+)/gim),
    ]
    return names.map(([, name = '']): [string, string] => [name, ownerOf(file)])
  }),
)

/** Reads of another's tables that stand, and why. To be taken out, not added to. */
const allowed: Record<string, string> = {
  'upstream/firm/firm-id.ts firm': 'an alarm has no call that says whose object it is',
}

/** Texts of a file that may be SQL: strings and templates, without what is filled in. */
function textsOf(source: ts.SourceFile): string[] {
  const texts: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => literal.text)
      texts.push([node.head.text, ...spans].join(' '))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** Tables that SQL names after a word that only SQL has them after. */
function tablesIn(text: string): string[] {
  if (!/\b(select|insert|update|delete|with|exists|join)\b/i.test(text)) return []
  const named = text.matchAll(/\b(?:from|join|into|update|table)\s+(\w+)/gi)
  return [...named].map(([, name = '']) => name).filter((name) => owners.has(name))
}

/** Drizzle tables that come from another part. */
function importedTables(source: ts.SourceFile): string[] {
  const imports = source.statements.filter(ts.isImportDeclaration)
  return imports.flatMap(({ importClause, moduleSpecifier }) => {
    const path = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
    const names = importClause?.namedBindings
    const isElsewhere = /^(\.\.\/)+[^.]/.test(path) && !/^\.\.\/([\w-]+-)?tables\b/.test(path)
    if (!isElsewhere || !names || !ts.isNamedImports(names)) return []
    return names.elements.map(({ name }) => name.text).filter((name) => /Table$/.test(name))
  })
}

function foreignTablesIn(file: string): string[] {
  const text = readFileSync(root + file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const owner = ownerOf(file)
  const inSql = textsOf(source)
    .flatMap(tablesIn)
    .filter((name) => owners.get(name) !== owner)
  return [...new Set([...inSql, ...(owner === 'firm' ? [] : importedTables(source))])]
}

test('SQL names a table in its owner’s folder alone', () => {
  expect(owners.size).toBeGreaterThan(20)
  const sources = files.filter((file) => /\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file))
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) => foreignTablesIn(file).map((name) => `${file} ${name}`))
  expect(found.sort()).toEqual(Object.keys(allowed).sort())
})
