import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { invalidField } from '#contract/core/errors.ts'
import { passwordMinimum } from '#contract/core/identity.ts'
import wordList from './common-words.txt?raw'

type Owner = { email: string; name: string; firmNames?: readonly string[] }

/** Beyond these a password is long enough that nobody guesses it, and each letter costs time to judge. */
const mostJudged = 64
/** zxcvbn's third step: a thief of hashes that are slow to try does not get there in a lifetime. */
const fewestGuesses = 1e8

let judge: Promise<ZxcvbnFactory> | undefined

/**
 * Refuses a password that is too short or easily guessed: among the most used, made of their parts, of
 * keys that lie together, of years and repetitions, or of the names of the person, their address, their
 * firms or ours, also with figures and signs around it or in the place of letters
 * (NIST SP 800-63B 5.1.1.2, OWASP ASVS 6.2). Throws `invalid` at `password`.
 */
export async function requireGoodPassword(password: string, owner: Owner): Promise<void> {
  if ([...password].length < passwordMinimum) throw invalidField('password', 'passwordTooShort')
  judge ??= makeJudge()
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const words = wordsOf(owner)
  const { guesses } = (await judge).check(plain, words)
  // A name with a year and a sign behind it is the first thing that whoever knows the person tries.
  const letters = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isOwn = plain.length - letters.length <= 8 && words.includes(letters)
  if (isOwn || guesses < fewestGuesses) throw invalidField('password', 'passwordTooCommon')
}

/** Loaded when the first password is chosen: half a megabyte that nobody needs for anything else. */
async function makeJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, chosen: wordList.trimEnd().split('\n') },
    graphs: adjacencyGraphs,
    maxLength: mostJudged,
  })
}

/** What somebody who knows the person tries first: names as they are, joined, and word by word. */
function wordsOf({ email, name, firmNames = [] }: Owner): string[] {
  const address = email.toLowerCase()
  const [local = ''] = address.split('@')
  const texts = [address, local, 'firmament', name, ...firmNames].map((text) =>
    text.normalize('NFKC').trim().toLowerCase(),
  )
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [
    ...new Set([...texts, ...texts.map((text) => text.replace(/[\s._&-]+/g, '')), ...parts]),
  ].filter((word) => word.length >= 3)
}
