import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { mutateLines, mutateMarkup, seededRandom } from '#upstream/testing/mutate-file.ts'
import { checkStatements } from './check-statements.ts'
import { readBankFile } from './read-file.ts'

const folder = new URL('./fixtures/', import.meta.url)
/** `EVERY_SEED=1` asks for more. */
const rounds = process.env.EVERY_SEED ? 20_000 : 500
const about = {
  currency: 'EUR',
  country: 'DE',
  iban: '',
  today: '2026-11-24',
  remembered: () => undefined,
}

test('changed files of banks are read or refused, and balances that do not follow are told', {
  timeout: 900_000,
}, () => {
  const files = readdirSync(folder).sort()
  const random = seededRandom(31)
  for (let at = 0; at < rounds; at++) {
    const name = files[at % files.length] ?? ''
    const text = readFileSync(new URL(name, folder), 'utf8')
    const mutate = /\.(xml|ofx)$/.test(name) ? mutateMarkup : mutateLines
    const once = mutate(text, random)
    const changed = random() < 0.3 ? mutate(once, random) : once
    try {
      const { statements, problems } = readBankFile(new TextEncoder().encode(changed), about)
      const wrong = [...problems, ...checkStatements(statements, { currency: 'EUR', iban: '' })]
      if (wrong.length > 0) continue
      for (const { opening, closing, lines } of statements) {
        expect(
          lines.every(({ amount }) => Number.isSafeInteger(amount)),
          changed,
        ).toBe(true)
        if (opening === null || closing === null) continue
        const sum = lines.reduce((total, { amount }) => total + amount, opening)
        expect(sum, changed).toBe(closing)
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw new Error(`${name}: ${changed}`, { cause: error })
    }
  }
})
