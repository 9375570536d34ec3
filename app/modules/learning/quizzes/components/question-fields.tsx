import {
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
  useFormRows,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import type { QuestionKind } from '#contract/learning/questions.ts'

/** Rows that are there for new choices, beside those that are filled. */
const spareRows = 4
const leastRows = 6

/** What is asked about a question of a kind. */
export function QuestionFields({ kind }: { kind: QuestionKind }) {
  const t = useT('quizzes')
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <FormSection title={t('question.question')}>
        <TextAreaField name="prompt" rows={3} maxLength={5000} />
        <FieldGrid>
          <TextField name="points" inputMode="decimal" />
          <TextField name="pool" isOptional maxLength={60} hint={t('form.poolHint')} />
        </FieldGrid>
      </FormSection>
      <FormSection title={t(`kind.${kind}`)} words={t(`kindWords.${kind}`)}>
        <KindFields kind={kind} />
      </FormSection>
      <FormSection title={t('question.after')}>
        <TextAreaField name="explanation" rows={3} isOptional maxLength={5000} />
      </FormSection>
    </>
  )
}

function KindFields({ kind }: { kind: QuestionKind }) {
  const t = useT('quizzes')
  const yesNo = ['false', 'true'].map((value) => ({ value, label: t(`yesNo.${value}`) }))
  switch (kind) {
    case 'single':
    case 'multi':
      return (
        <>
          <Options />
          <SelectField name="keepOrder" options={yesNo} />
        </>
      )
    case 'text':
      return (
        <>
          <TextAreaField name="accepted" rows={4} hint={t('form.acceptedHint')} />
          <SelectField name="matchCase" options={yesNo} />
        </>
      )
    case 'number':
      return (
        <FieldGrid>
          <TextField name="value" inputMode="decimal" />
          <TextField name="tolerance" inputMode="decimal" isOptional />
          <TextField name="unit" isOptional maxLength={30} />
        </FieldGrid>
      )
    case 'order':
      return <TextAreaField name="items" rows={6} hint={t('form.itemsHint')} />
    case 'pairs':
      return (
        <>
          <Pairs />
          <TextAreaField name="extras" rows={3} isOptional hint={t('form.extrasHint')} />
        </>
      )
  }
}

function useRowCount(name: string): number[] {
  const filled = useFormRows(name).length
  return Array.from({ length: Math.max(leastRows, filled + spareRows) }, (_, at) => at)
}

function Options() {
  return useRowCount('options').map((at) => <OptionRow key={at} at={at} />)
}

function OptionRow({ at }: { at: number }) {
  const t = useT('quizzes')
  const path = `options.${at}`
  const { value: credit } = useFormField(`${path}.credit`)
  const known = useFormRows('options')[at]
  const usual = ['0', '100']
  // What a file brought may be worth a part; it stays to be chosen.
  const credits = credit === '' || usual.includes(credit) ? usual : [...usual, credit]
  const labels: Record<string, string> = { '0': t('credit.wrong'), '100': t('credit.right') }
  return (
    <FieldGrid>
      <input type="hidden" name={`${path}.optionId`} value={textAt(known, 'optionId')} />
      <TextField name={`${path}.text`} maxLength={1000} isOptional={at > 1} />
      <SelectField
        name={`${path}.credit`}
        options={credits.map((value) => ({ value, label: labels[value] ?? `${value} %` }))}
      />
      <TextField name={`${path}.feedback`} maxLength={1000} isOptional />
    </FieldGrid>
  )
}

function Pairs() {
  const rows = useFormRows('pairs')
  return useRowCount('pairs').map((at) => (
    <FieldGrid key={at}>
      <input type="hidden" name={`pairs.${at}.leftId`} value={textAt(rows[at], 'leftId')} />
      <TextField name={`pairs.${at}.left`} maxLength={500} isOptional={at > 0} />
      <TextField name={`pairs.${at}.right`} maxLength={500} isOptional={at > 0} />
    </FieldGrid>
  ))
}

/** What the fields of a question are called, those of its rows with their number. */
export function useQuestionLabels(): Record<string, string> {
  const t = useT('quizzes')
  const names = [
    ...['prompt', 'points', 'pool', 'explanation', 'keepOrder', 'accepted', 'matchCase'],
    ...['value', 'tolerance', 'unit', 'items', 'extras'],
  ]
  const rows = Array.from({ length: 60 }, (_, at) => at)
  const ofRows = rows.flatMap((at) => [
    ...['text', 'credit', 'feedback'].map((name) => [`options.${at}.${name}`, name, at] as const),
    ...['left', 'right'].map((name) => [`pairs.${at}.${name}`, name, at] as const),
  ])
  return Object.fromEntries([
    ...names.map((name) => [name, t(`field.${name}`)]),
    ...ofRows.map(([path, name, at]) => [path, t(`row.${name}`, { number: at + 1 })]),
  ])
}
