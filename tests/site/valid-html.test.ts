import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'

const jar = fileURLToPath(new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))
const hasJava = spawnSync('java', ['-version']).status === 0

/** A run that is over before the compiler for long ones has paid off. */
const quick = ['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

type Message = { type: string; url: string; message: string; extract?: string }

/** The Nu checker of the W3C needs Java; where our changes are judged it must be there. */
test.skipIf(!hasJava && !process.env.CI)('the Nu checker finds no error on any page', () => {
  const folder = inject('siteFolder')
  const options = [
    '--errors-only',
    '--skip-non-html',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
  ]
  const run = spawnSync('java', [...quick, '-jar', jar, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  expect(run.error).toBeUndefined()
  const { messages }: { messages: Message[] } = JSON.parse(run.stdout)
  const faults = messages.map(
    ({ url, message, extract }) => `${url.split(folder)[1]}: ${message} ${extract ?? ''}`,
  )
  expect(faults).toEqual([])
})
