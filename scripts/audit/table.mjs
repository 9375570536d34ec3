// @ts-check
import { categories, devices } from './lighthouse.mjs'

/** @typedef {import('./lighthouse.mjs').Judgement} Judgement */

const short = { performance: 'P', accessibility: 'A', 'best-practices': 'B', seo: 'S' }

/**
 * The measures as a page: a row a path, the four categories on both devices.
 * @param {{ at: string, cores: number, load: number, judgements: readonly Judgement[] }} measured
 * @param {{ title: string, command: string }} [heading]
 */
export function auditTable(
  { at, cores, load, judgements },
  { title, command } = { title: 'Lighthouse on every public page', command: 'npm run audit' },
) {
  const heads = devices.flatMap((device) => categories.map((name) => `${device} ${short[name]}`))
  const paths = [...new Set(judgements.map(({ path }) => path))]
  const rows = paths.map((path) => {
    const scores = devices.flatMap((device) => scoresOf(judgements, path, device))
    return `| ${path} | ${scores.join(' | ')} |`
  })
  const faults = [...new Set(judgements.flatMap((one) => one.faults))]
  return [
    `# ${title}`,
    '',
    `Written by \`${command}\` on ${at.slice(0, 10)}, on ${cores} cores at a load of ${load.toFixed(1)}.`,
    'P is performance, which falls with a busy machine, A accessibility, B best practices, S SEO.',
    '',
    `| Page | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(heads.length)}`,
    ...rows,
    '',
    ...(faults.length > 0 ? ['What cost points besides speed:', ''] : []),
    ...faults.map((fault) => `- ${fault}`),
    ...(faults.length > 0 ? [''] : []),
  ].join('\n')
}

/**
 * @param {readonly Judgement[]} judgements
 * @param {string} path
 * @param {Judgement['device']} device
 */
function scoresOf(judgements, path, device) {
  const found = judgements.find((one) => one.path === path && one.device === device)
  return categories.map((name) => (found ? found.scores[name] : ''))
}
