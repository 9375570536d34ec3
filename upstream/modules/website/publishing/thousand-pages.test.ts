import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { sampleBlocks } from '../pages/testing/sample-blocks.ts'
import { nothingPublished, publishOrThrow } from './testing/published.ts'
import { samplePage } from './testing/sample-site.ts'

const words =
  'Our bread is baked every morning with flour from the mill next door, water from the well and time. '

/** 1,000 groups in five languages, four in five pages and the rest posts, with blocks of every kind. */
const pages = Array.from({ length: 1000 }, (_, at) =>
  languages.map((language) =>
    samplePage(at === 0 ? 'home' : `group-${at}`, language, {
      kind: at % 5 === 4 ? 'post' : 'page',
      tags: [`tag ${at % 7}`],
      blocks: [
        ...sampleBlocks.slice(at % 10, (at % 10) + 4),
        {
          type: 'text',
          key: 'long',
          text: `## Part ${at} ${language}\n\n${`${words.repeat(4)}See [another](page:group-${(at + 1) % 1000}).\n\n`.repeat(5)}`,
        },
      ],
    }),
  ),
).flat()

test('a site of 1,000 pages in five languages is made at once', { timeout: 600_000 }, () => {
  const begun = performance.now()
  const idle = process.cpuUsage()
  const first = publishOrThrow(nothingPublished, { publish: pages })
  const took = performance.now() - begun
  const { user, system } = process.cpuUsage(idle)
  const { entries } = first.state.manifest
  expect(
    Object.values(entries).filter(({ type }) => type.startsWith('text/html')).length,
  ).toBeGreaterThan(5000)
  const [changed] = pages
  const before = performance.now()
  const next = publishOrThrow(first.state, {
    publish: changed ? [{ ...changed, seoTitle: 'Changed' }] : [],
  })
  const again = performance.now() - before
  expect(next.changes).toEqual({ added: [], changed: ['/en'], removed: [] })
  const bytes = first.newContents.reduce((sum, { content }) => sum + content.length, 0)
  const size = JSON.stringify(first.state.manifest).length
  // How long it takes is measured and not judged here: that depends on the machine.
  console.log(
    `${Object.keys(entries).length} entries, ${(bytes / 1e6).toFixed(1)} MB, in ${Math.round(took)} ms (${Math.round((user + system) / 1000)} ms of the processor); one page changed in ${Math.round(again)} ms; manifest ${(size / 1e3).toFixed(0)} KB`,
  )
})
