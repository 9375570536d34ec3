// @ts-check
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPlan } from './read-plan.mjs'
import { writePlan } from './write-plan.mjs'

/**
 * German wage tax as TypeScript, one file for each flow chart of the ministry that lies in
 * `wage-tax/`, named by the first day it holds for: `2027-01-01.xml` is all that 2027 needs.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const source = `${root}scripts/payroll/wage-tax/`
const target = `${root}upstream/modules/people/payroll/countries/de/wage-tax/years/`

/** What the file of one flow chart says, as it stands in the project. @param {string} from */
export function generatedPlan(from) {
  const xml = readFileSync(`${source}${from}.xml`)
  const digest = createHash('sha256').update(xml).digest('hex')
  const text = writePlan(readPlan(xml.toString('utf8')), { from, digest })
  const biome = `${root}node_modules/@biomejs/biome/bin/biome`
  const path = `${target}${from}.ts`
  return execFileSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
}

/** The first days of all flow charts that lie there. */
export function plannedDays() {
  return readdirSync(source)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => name.replace('.xml', ''))
    .sort()
}

/** Writes a file for each of them; gives their paths. */
export function writeWageTax() {
  return plannedDays().map((from) => {
    writeFileSync(`${target}${from}.ts`, generatedPlan(from))
    return `${target.replace(root, '')}${from}.ts`
  })
}
