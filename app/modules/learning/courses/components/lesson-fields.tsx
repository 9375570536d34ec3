import { SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { completions, type LessonKind, longestBody } from '#contract/learning/lessons.ts'

type LessonFieldsProps = {
  kind: LessonKind
  chapters: readonly { chapterId: string; title: string }[]
}

/** What is asked about a lesson of a kind. */
export function LessonFields({ kind, chapters }: LessonFieldsProps) {
  const t = useT('courses')
  const yesNo = ['true', 'false'].map((value) => ({ value, label: t(`yesNo.${value}`) }))
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <FormSection title={t('lesson.about')}>
        <TextField name="title" maxLength={150} />
        <SelectField
          name="chapterId"
          options={chapters.map(({ chapterId, title }) => ({ value: chapterId, label: title }))}
        />
        <SelectField name="isRequired" options={yesNo} hint={t('lesson.requiredHint')} />
        <SelectField
          name="completedBy"
          options={completions[kind].map((value) => ({ value, label: t(`completedBy.${value}`) }))}
        />
      </FormSection>
      <FormSection title={t('lesson.content')} words={t('lesson.contentWords')}>
        <TextAreaField name="body" rows={22} maxLength={longestBody} />
      </FormSection>
    </>
  )
}

/** What the fields of a lesson are called. */
export function useLessonLabels(): Record<string, string> {
  const t = useT('courses')
  const names = ['title', 'chapterId', 'isRequired', 'completedBy', 'body', 'isChanged']
  return Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]))
}
