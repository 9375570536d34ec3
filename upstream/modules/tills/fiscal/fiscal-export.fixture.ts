import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import type { tillOf } from '../tills/till-of.fixture.ts'

export const dsfinvkQuery = 'kind=dsfinvk&from=2020-01-01&to=2099-12-31'

/** The files of an export by their names, as rows of columns by theirs. */
export async function exportedFrom({ firm, path }: Awaited<ReturnType<typeof tillOf>>) {
  const answer = await askFirm(firm, 'GET', `${path}/file?${dsfinvkQuery}`)
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const rows = (name: string) => {
    const [head = '', ...lines] = strFromU8(files[`${name}.csv`] ?? new Uint8Array()).split('\r\n')
    const names = head.split(';').map((one) => one.replaceAll('"', ''))
    return lines
      .filter((line) => line !== '')
      .map((line) =>
        Object.fromEntries(
          line.split(';').map((one, at) => [names[at] ?? '', one.replace(/^"|"$/g, '')]),
        ),
      )
  }
  return { files, rows }
}
