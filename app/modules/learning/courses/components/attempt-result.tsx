import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, Status, type StatusKind, text } from '#app/ui/index.ts'
import type { SubmittedAttempt, SubmittedQuestion } from '#contract/learning/attempts.ts'
import * as styles from './learner.css.ts'
import { Words, wordsOf } from './question-shown.tsx'

type AttemptResultProps = {
  submitted: SubmittedAttempt
  html: Record<string, string>
  lessonPath: string
}

/** A submitted attempt, as far as the rules of its quiz tell it. */
export function AttemptResult({ submitted, html, lessonPath }: AttemptResultProps) {
  const t = useT('courses')
  const { dateTime } = useFormat()
  const reached = useReached()
  const { score, submittedBy, submittedAt, questions } = submitted
  return (
    <div className={styles.lesson}>
      <Band
        tone={score === null ? 'info' : score.isPassed ? 'ok' : 'warn'}
        title={
          score === null
            ? t('quiz.submitted')
            : t(score.isPassed ? 'quiz.passed' : 'quiz.failed', { percent: score.percent })
        }
      >
        <p>
          {score && `${reached(score.points, score.maxPoints)} · `}
          {t(submittedBy === 'deadline' ? 'quiz.byDeadline' : 'quiz.at', {
            at: dateTime(submittedAt),
          })}
        </p>
      </Band>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.questionId} className={styles.question}>
            <Result question={question} html={html} />
          </li>
        ))}
      </ol>
      <div className={styles.lessonFoot}>
        <LinkButton kind="primary" href={lessonPath}>
          {t('quiz.toLesson')}
        </LinkButton>
      </div>
    </div>
  )
}

/** "1 of 2 points", from decimal text. */
function useReached() {
  const t = useT('courses')
  const { number } = useFormat()
  return (points: string, maxPoints: string) =>
    t('quiz.pointsReached', {
      ...{ count: Number(maxPoints), points: number(points), maxPoints: number(maxPoints) },
    })
}

const discs: Record<'blank' | 'wrong' | 'partial' | 'right', StatusKind> = {
  blank: 'draft',
  wrong: 'overdue',
  partial: 'partlyPaid',
  right: 'paid',
}

function Result({ question, html }: { question: SubmittedQuestion; html: Record<string, string> }) {
  const t = useT('courses')
  const { number } = useFormat()
  const reached = useReached()
  const { place, points, prompt, result, explanation, feedback } = question
  const own = ownAnswer(question)
  const right = rightAnswer(question)
  return (
    <>
      <p className={text.faint}>
        {t('quiz.question', { place })} ·{' '}
        {result
          ? reached(result.points, points)
          : t('quiz.pointsOf', { count: Number(points), points: number(points) })}
      </p>
      <div className={styles.prompt}>
        <Words of={prompt} html={html} />
      </div>
      {result && <Status kind={discs[result.state]}>{t(`result.${result.state}`)}</Status>}
      <p>{t('quiz.yourAnswer', { answer: own || '–' })}</p>
      {right && <p>{t('quiz.rightAnswer', { answer: right })}</p>}
      {feedback.map((one) => (
        <p key={one.text} className={text.soft}>
          {wordsOf(one)}
        </p>
      ))}
      {explanation && <Words of={explanation} html={html} />}
    </>
  )
}

/** What the learner chose or typed, in words. */
function ownAnswer({ answer, choices, matches }: SubmittedQuestion): string {
  const choice = (key: number | null) => wordAt(choices, key)
  switch (answer?.kind) {
    case undefined:
      return ''
    case 'single':
      return choice(answer.chosen)
    case 'multi':
      return answer.chosen.map(choice).join(', ')
    case 'text':
    case 'number':
      return answer.text
    case 'order':
      return answer.sequence.map(choice).join(' → ')
    case 'pairs':
      return answer.chosen
        .flatMap((match, at) => (match === null ? [] : `${choice(at)} – ${wordAt(matches, match)}`))
        .join(', ')
  }
}

function rightAnswer({ rightAnswer: right, choices, matches }: SubmittedQuestion): string {
  switch (right?.kind) {
    case undefined:
      return ''
    case 'choices':
      return right.keys.map((key) => wordAt(choices, key)).join(', ')
    case 'order':
      return right.sequence.map((key) => wordAt(choices, key)).join(' → ')
    case 'pairs':
      return right.matches
        .map((match, at) => `${wordAt(choices, at)} – ${wordAt(matches, match)}`)
        .join(', ')
    case 'texts':
      return right.texts.join(', ')
    case 'numbers':
      return right.numbers
        .map(({ value, tolerance }) =>
          Number(tolerance) === 0 ? value : `${value} ± ${tolerance}`,
        )
        .join(', ')
  }
}

function wordAt(choices: SubmittedQuestion['choices'], key: number | null): string {
  const found = choices.find((choice) => choice.key === key)
  return found ? wordsOf(found.text) : ''
}
