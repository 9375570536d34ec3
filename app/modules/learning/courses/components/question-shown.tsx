import { Prose } from '#app/shell/content/prose.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, Field, Radio, Select, TextArea, TextInput, text } from '#app/ui/index.ts'
import type { FormattedText, ShownQuestion } from '#contract/learning/attempts.ts'
import * as styles from './learner.css.ts'

/** A text of a question: Markdown as it was made, tags of other programs' HTML left out. */
export function Words({ of, html }: { of: FormattedText; html: Record<string, string> }) {
  const made = of.format === 'markdown' ? html[of.text] : undefined
  return made === undefined ? wordsOf(of) : <Prose html={made} />
}

/** The words of a text without tags, for where there is no room for more. */
export function wordsOf({ format, text: words }: FormattedText): string {
  if (format !== 'html') return words
  return words
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

type QuestionProps = { question: ShownQuestion; html: Record<string, string> }

export function QuestionPrompt({ question, html }: QuestionProps) {
  const t = useT('courses')
  const { number } = useFormat()
  const { place, points, prompt } = question
  return (
    <legend className={styles.prompt}>
      <span className={text.faint}>
        {t('quiz.question', { place })} ·{' '}
        {t('quiz.pointsOf', { count: Number(points), points: number(points) })}
      </span>
      <Words of={prompt} html={html} />
    </legend>
  )
}

/** Where a question is answered. Nothing of it says what is right. */
export function AnswerFields({ question }: QuestionProps) {
  const { questionId, kind } = question
  const name = `q.${questionId}.v`
  switch (kind) {
    case 'single':
    case 'multi':
      return <Choices question={question} name={name} />
    case 'text':
    case 'number':
      return <Typed question={question} name={name} />
    case 'order':
    case 'pairs':
      return <Placed question={question} />
  }
}

function Choices({ question, name }: { question: ShownQuestion; name: string }) {
  const { choices, answer, kind } = question
  const chosen =
    answer?.kind === 'single' ? [answer.chosen] : answer?.kind === 'multi' ? answer.chosen : []
  const Box = kind === 'single' ? Radio : Checkbox
  return (
    <div className={styles.choices}>
      {choices.map(({ key, text: words }) => (
        <Box key={key} name={name} value={key} defaultChecked={chosen.includes(key)}>
          {wordsOf(words)}
        </Box>
      ))}
    </div>
  )
}

function Typed({ question, name }: { question: ShownQuestion; name: string }) {
  const t = useT('courses')
  const { answer, kind, unit, questionId } = question
  const typed = answer?.kind === 'text' || answer?.kind === 'number' ? answer.text : ''
  return (
    <Field id={`answer-${questionId}`} label={t('quiz.answer')} mark={unit || undefined}>
      {(wiring) =>
        kind === 'number' ? (
          <TextInput {...wiring} name={name} inputMode="decimal" defaultValue={typed} />
        ) : (
          <TextArea {...wiring} name={name} rows={2} maxLength={2000} defaultValue={typed} />
        )
      }
    </Field>
  )
}

/** Each thing with a place of its own, or what belongs to it. */
function Placed({ question }: { question: ShownQuestion }) {
  const { questionId, kind, choices, matches, answer } = question
  const options =
    kind === 'order'
      ? choices.map((_, at) => ({ value: String(at), label: String(at + 1) }))
      : matches.map(({ key, text: words }) => ({ value: String(key), label: wordsOf(words) }))
  const placeOf = (key: number): string => {
    if (answer?.kind === 'order') {
      const at = answer.sequence.indexOf(key)
      return at === -1 ? '' : String(at)
    }
    const found = answer?.kind === 'pairs' ? answer.chosen[key] : null
    return found === null || found === undefined ? '' : String(found)
  }
  return (
    <div className={styles.choices}>
      {choices.map(({ key, text: words }) => (
        <Field key={key} id={`answer-${questionId}-${key}`} label={wordsOf(words)}>
          {(wiring) => (
            <Select
              {...wiring}
              name={`q.${questionId}.p${key}`}
              defaultValue={placeOf(key)}
              options={[{ value: '', label: '–' }, ...options]}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
