import type { FormattedText, Question } from './question.ts'
import type { QuizVersion, Slot } from './quiz.ts'
import type { Random } from './random.ts'

/**
 * A model of quizzes for tests alone: it knows answers by their words, as a teacher with a list
 * does, and counts in whole units. It shares no rule with what it judges.
 */

/** The words that were chosen, in their order; pairs as "left→right". None for a blank answer. */
export type Meaning = string[]

export type ModelQuestion = {
  /** Of 252,000 units for the whole: divisible by 100 and by all numbers to 10. */
  units: (meaning: Meaning) => number
  /** Whether what it takes from the score is said by its own choices. */
  hasOwnPenalty: (meaning: Meaning) => boolean
  choose: (isRight: boolean, texts: readonly string[], random: Random) => Meaning
}
export type Truth = Record<string, ModelQuestion>

const whole = 252_000
const perCent = whole / 100

/** A quiz that can be published, with what the model knows of it. */
export function randomQuiz(random: Random, number: number): { quiz: QuizVersion; truth: Truth } {
  const questions: Record<string, Question> = {}
  const truth: Truth = {}
  const slots: Slot[] = []
  const add = () => {
    const id = `q${number}-${Object.keys(questions).length}`
    const made = makers[random.below(makers.length)]?.(id, random)
    if (made === undefined) throw new Error('No maker')
    questions[id] = made.question
    truth[id] = made.model
    return id
  }
  const slotCount = 1 + random.below(4)
  for (let made = 0; made < slotCount; made += 1) {
    const points = String(1 + random.below(8) / 4)
    if (random.below(3) > 0) slots.push({ kind: 'fixed', questionId: add(), points })
    else {
      const questionIds = [add(), add(), add()]
      slots.push({
        kind: 'pool',
        poolId: `p${made}`,
        questionIds,
        draw: 1 + random.below(3),
        points,
      })
    }
  }
  const feedback = 'afterLastAttempt' as const
  const quiz: QuizVersion = {
    quizId: `quiz-${number}`,
    version: 1,
    slots,
    questions,
    shuffleQuestions: random.below(2) === 0,
    shuffleOptions: random.below(2) === 0,
    timeLimitSeconds: random.below(4) === 0 ? null : 60 + random.below(60),
    graceSeconds: random.below(2) * 5,
    attemptsAllowed: random.below(2) === 0 ? 1 : null,
    counts: 'best',
    passPercent: String(random.below(8) * 10),
    negativeMarks:
      random.below(2) === 0
        ? null
        : { wrongPercent: '25', floor: random.below(2) === 0 ? 'quiz' : 'question' },
    feedback: {
      score: feedback,
      correctness: feedback,
      rightAnswers: feedback,
      explanations: feedback,
    },
    opensAt: null,
    closesAt: null,
  }
  return { quiz, truth }
}

/** The score by the model. Points are in hundredths, so that all of it is whole numbers. */
export function scoreOf(
  quiz: QuizVersion,
  truth: Truth,
  items: readonly { questionId: string; points: string }[],
  answers: ReadonlyMap<string, Meaning>,
) {
  const { negativeMarks } = quiz
  const states: string[] = []
  let sum = 0
  let max = 0
  for (const { questionId, points } of items) {
    const hundredths = Math.round(Number(points) * 100)
    const meaning = answers.get(questionId) ?? []
    const model = truth[questionId]
    if (model === undefined) throw new Error('Not in the model')
    max += hundredths * whole
    if (meaning.length === 0) {
      states.push('blank')
      continue
    }
    let units = Math.min(whole, Math.max(-whole, model.units(meaning)))
    states.push(units <= 0 ? 'wrong' : units === whole ? 'right' : 'partial')
    if (units <= 0 && negativeMarks && !model.hasOwnPenalty(meaning)) units = -25 * perCent
    if (!negativeMarks || negativeMarks.floor === 'question') units = Math.max(0, units)
    sum += hundredths * units
  }
  sum = Math.max(0, sum)
  return {
    points: shown(sum / whole / 100),
    maxPoints: shown(max / whole / 100),
    isPassed: sum * 100 >= Number(quiz.passPercent) * max,
    states,
  }
}

function shown(points: number): string {
  return String(Math.round((points + 1e-10) * 100_000) / 100_000)
}

type Maker = (id: string, random: Random) => { question: Question; model: ModelQuestion }

const common = (id: string) => ({
  questionId: id,
  name: id,
  prompt: plain(`Ask ${id}`),
  points: '1',
})

function makeSingle(id: string, random: Random): ReturnType<Maker> {
  const credits = ['100', '50', '0', random.below(2) === 0 ? '0' : '-40']
  const options = credits.map((credit, at) => option(id, at, credit))
  const creditOf = ([text = '']: Meaning) =>
    Number(credits[options.findIndex((one) => one.text.text === text)])
  return {
    question: { ...common(id), kind: 'single', options, keepOrder: random.below(4) === 0 },
    model: {
      units: (meaning) => creditOf(meaning) * perCent,
      hasOwnPenalty: (meaning) => creditOf(meaning) < 0,
      choose: (isRight, texts, by) => [isRight ? `${id} 0` : (texts[by.below(texts.length)] ?? '')],
    },
  }
}

function makeMulti(id: string, random: Random): ReturnType<Maker> {
  const right = 1 + random.below(3)
  const scoring = (['all', 'rightMinusWrong', 'credits'] as const)[random.below(3)] ?? 'all'
  const wrong = scoring === 'credits' ? '-50' : '0'
  const share = ['100', '50', '33.333'][right - 1] ?? ''
  const options = Array.from({ length: 5 }, (_, at) => option(id, at, at < right ? share : wrong))
  const count = (meaning: Meaning) => {
    const good = meaning.filter((text) => Number(text.split(' ')[1]) < right).length
    return { good, bad: meaning.length - good }
  }
  const units = (meaning: Meaning) => {
    const { good, bad } = count(meaning)
    if (scoring === 'all') return good === right && bad === 0 ? whole : 0
    if (scoring === 'credits') return (good * whole) / right - bad * 50 * perCent
    return ((good - bad) * whole) / right
  }
  return {
    question: { ...common(id), kind: 'multi', options, keepOrder: false, scoring },
    model: {
      units,
      hasOwnPenalty: (meaning) => units(meaning) < 0,
      choose: (isRight, texts, by) => {
        const picked = texts.filter((text) =>
          isRight ? Number(text.split(' ')[1]) < right : by.below(2) === 0,
        )
        return by.shuffle(picked)
      },
    },
  }
}

function makeText(id: string): ReturnType<Maker> {
  const accepted = [
    { text: 'Straße', credit: '100', hasWildcards: false },
    { text: 'Stra*', credit: '40', hasWildcards: true },
  ]
  const worth: Record<string, number> = { ' straße ': 100, STRASSE: 100, Strasbourg: 40, Weg: 0 }
  return {
    question: { ...common(id), kind: 'text', accepted, matchCase: false, matchAccents: true },
    model: {
      units: ([text = '']) => (worth[text] ?? 0) * perCent,
      hasOwnPenalty: () => false,
      choose: (isRight, _, by) => [Object.keys(worth)[isRight ? by.below(2) : by.below(4)] ?? ''],
    },
  }
}

function makeNumber(id: string): ReturnType<Maker> {
  const near = {
    value: '12.5',
    tolerance: '0.1',
    toleranceKind: 'absolute' as const,
    credit: '100',
  }
  const far = { value: '12.5', tolerance: '10', toleranceKind: 'percent' as const, credit: '50' }
  const worth: Record<string, number> = {
    '12,5': 100,
    '12,6': 100,
    '12,61': 50,
    '13,75': 50,
    '13,76': 0,
    zwölf: 0,
  }
  return {
    question: { ...common(id), kind: 'number', accepted: [near, far], unit: 'kg' },
    model: {
      units: ([text = '']) => (worth[text] ?? 0) * perCent,
      hasOwnPenalty: () => false,
      choose: (isRight, _, by) => [Object.keys(worth)[isRight ? by.below(2) : by.below(6)] ?? ''],
    },
  }
}

function makeOrder(id: string, random: Random): ReturnType<Maker> {
  const length = 2 + random.below(4)
  const scoring = (['all', 'places', 'neighbours'] as const)[random.below(3)] ?? 'all'
  const items = Array.from({ length }, (_, at) => ({
    optionId: `${id}o${at}`,
    text: plain(`${id} ${at}`),
  }))
  const units = (meaning: Meaning) => {
    const places = meaning.map((text) => Number(text.split(' ')[1]))
    const fixed = places.filter((place, at) => place === at).length
    if (scoring === 'places') return (fixed * whole) / length
    if (scoring === 'all') return fixed === length ? whole : 0
    const followed = places.filter((place, at) => places[at + 1] === place + 1).length
    return (followed * whole) / (length - 1)
  }
  return {
    question: { ...common(id), kind: 'order', items, scoring },
    model: {
      units,
      hasOwnPenalty: () => false,
      choose: (isRight, texts, by) => (isRight ? [...texts].sort() : by.shuffle(texts)),
    },
  }
}

function makePairs(id: string, random: Random): ReturnType<Maker> {
  const scoring = random.below(2) === 0 ? 'all' : 'each'
  const rightTexts = ['red', 'green', 'blue']
  const rights = rightTexts.map((text) => ({ optionId: `${id}${text}`, text: plain(text) }))
  const lefts = Array.from({ length: 3 }, (_, at) => {
    const rightId = rights[at === 2 ? 0 : at]?.optionId ?? ''
    return { optionId: `${id}l${at}`, text: plain(`${id} ${at}`), rightId }
  })
  const right = [`${id} 0→red`, `${id} 1→green`, `${id} 2→red`]
  return {
    question: { ...common(id), kind: 'pairs', lefts, rights, scoring },
    model: {
      units: (meaning) => {
        const hits = meaning.filter((pair) => right.includes(pair)).length
        return scoring === 'each' ? (hits * whole) / 3 : hits === 3 ? whole : 0
      },
      hasOwnPenalty: () => false,
      choose: (isRight, texts, by) =>
        isRight
          ? right
          : texts.flatMap((text) => {
              const chosen = [...rightTexts, undefined][by.below(4)]
              return chosen ? [`${text}→${chosen}`] : []
            }),
    },
  }
}

const makers: Maker[] = [makeSingle, makeMulti, makeText, makeNumber, makeOrder, makePairs]

function option(id: string, at: number, credit: string) {
  return { optionId: `${id}o${at}`, text: plain(`${id} ${at}`), credit }
}

function plain(text: string): FormattedText {
  return { format: 'plain', text }
}
