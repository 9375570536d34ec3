import { expect, test } from 'vitest'
import type { FormattedText, Question } from '../question.ts'
import { questionFaults } from '../quiz-faults.ts'
import { type Random, randomOf } from '../random.ts'
import { readGift } from './gift/read-gift.ts'
import { writeGift } from './gift/write-gift.ts'
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts'
import { writeMoodleXml } from './moodle-xml/write-moodle-xml.ts'
import { readQtiItem } from './qti/read-qti.ts'
import { writeQti } from './qti/write-qti.ts'

const labels = { true: 'True', false: 'False' }
const rounds = 400

/** Signs that mean something in one of the formats, between letters that do not. */
const bits = [
  ':',
  '::',
  '#',
  '####',
  '=',
  '{',
  '}',
  '~',
  '%',
  '%50%',
  '\\',
  '\\n',
  '->',
  '//',
  '<',
  '>',
  '&',
  '&amp;',
  '"',
  "'",
  ']]>',
  '[html]',
  '[plain]',
  '$CATEGORY: x',
  'TRUE',
  '*',
  'ä',
  'ё',
  '漢',
  '😀',
  'A) ',
  'ANSWER: B',
  'a',
  'b',
  'wood',
  '1.5',
]

test(`${rounds} questions of nasty texts come back from GIFT, Moodle XML and QTI as they were`, () => {
  for (let number = 0; number < rounds; number += 1) {
    const random = randomOf(`exchange ${number}`)
    const question = randomQuestion(random)
    expect(questionFaults(question)).toEqual([])
    const moodle = readMoodleXml(writeMoodleXml([question]).text, labels)
    expect(moodle, `Moodle XML ${number}`).toMatchObject({
      notTaken: [],
      questions: [{ question }],
    })
    const item = Object.values(writeQti([question]).files)[1] ?? ''
    const qti = readQtiItem(item).questions[0]?.question
    if (question.kind !== 'text') expect(qti, `QTI ${number}`).toEqual(asQtiSaysIt(question))
    else {
      const accepted = question.accepted.map((one) => ({ ...one, hasWildcards: false }))
      expect(qti, `QTI ${number}`).toMatchObject({ kind: 'text', accepted })
    }
    if (question.kind === 'order') continue
    const { text, notTaken } = writeGift([question])
    const gift = readGift(text, labels)
    expect(gift.notTaken, `GIFT ${number}`).toEqual([])
    // Arrows on the left of pairs cannot be said, and are listed.
    if (notTaken.length === 0)
      expect(gift.questions[0]?.question, `GIFT ${number}`).toEqual(question)
  }
})

function words(random: Random): string {
  const count = 1 + random.below(5)
  const made = Array.from({ length: count }, () => bits[random.below(bits.length)]).join(
    random.below(2) === 0 ? ' ' : '',
  )
  return made.trim()
}

/** A text that is unlike the others, so that every option and side is one of its own. */
function text(random: Random, at: number): FormattedText {
  return { format: 'plain', text: `${words(random)} ${at}` }
}

function randomQuestion(random: Random): Question {
  const common = {
    questionId: 'q1',
    name: words(random).replace(/\s+/g, ' '),
    prompt: text(random, 0),
    points: '1',
  }
  const options = ['100', '0', '-50'].map((credit, at) => {
    const told = random.below(2) === 0 ? { feedback: text(random, at) } : {}
    return { optionId: `q1-${'abc'[at]}`, text: text(random, at), credit, ...told }
  })
  const three = options.map(({ optionId, text: shown }) => ({ optionId, text: shown }))
  switch (random.below(5)) {
    case 0:
      return { ...common, kind: 'single', options, keepOrder: false }
    case 1:
      return { ...common, kind: 'multi', options, keepOrder: false, scoring: 'credits' }
    case 2: {
      const accepted = ['100', '50'].map((credit, at) => {
        const shown = text(random, at).text
        return { text: shown, credit, hasWildcards: /(^|[^\\])\*/.test(shown) }
      })
      return { ...common, kind: 'text', accepted, matchCase: false, matchAccents: true }
    }
    case 3:
      return { ...common, kind: 'order', items: three, scoring: 'all' }
    default: {
      // In the files of Moodle the right side has no format: it is HTML where it looks like it.
      const rights = [0, 1, 2].map((at) => {
        const shown = text(random, at + 5)
        return {
          optionId: `q1-r${at + 1}`,
          text: { ...shown, text: shown.text.replace(/[<>&]/g, '+') },
        }
      })
      const lefts = three.slice(0, 2).map((left, at) => ({ ...left, rightId: `q1-r${at + 1}` }))
      return { ...common, kind: 'pairs', lefts, rights, scoring: 'each' }
    }
  }
}

/**
 * QTI keeps words, as XHTML does: blanks side by side are one. It has no stars, and puts a field to
 * type in behind the words.
 */
function asQtiSaysIt(question: Question): Question {
  const plain = (one: string) => one.replace(/\s+/g, ' ')
  const flat = (one: FormattedText): FormattedText => ({ format: 'plain', text: plain(one.text) })
  const flatAll = <One extends { text: FormattedText }>(list: readonly One[]) =>
    list.map((one) => ({ ...one, text: flat(one.text) }))
  const prompt = flat(question.prompt)
  switch (question.kind) {
    case 'single':
    case 'multi': {
      const options = flatAll(question.options).map(({ feedback, ...option }) =>
        feedback ? { ...option, feedback: flat(feedback) } : option,
      )
      return { ...question, prompt, options }
    }
    case 'order':
      return { ...question, prompt, items: flatAll(question.items) }
    case 'pairs':
      return {
        ...question,
        prompt,
        lefts: flatAll(question.lefts),
        rights: flatAll(question.rights),
      }
    default:
      return question
  }
}
