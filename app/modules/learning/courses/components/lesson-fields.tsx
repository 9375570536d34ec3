import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { RichTextField } from '#app/shell/form/rich-text-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import {
  completions,
  isFileLesson,
  type Lesson,
  type LessonKind,
  longestBody,
} from '#contract/learning/lessons.ts'
import { LessonFileFields } from './lesson-file-fields.tsx'

type LessonFieldsProps = {
  kind: LessonKind
  chapters: readonly { chapterId: string; title: string }[]
  /** To choose from, for a quiz. */
  quizzes: readonly { id: string; title: string }[]
  /** The lesson that is changed; none for a new one. */
  lesson?: Lesson
}

/** What is asked about a lesson of a kind. */
export function LessonFields({ kind, chapters, quizzes, lesson }: LessonFieldsProps) {
  const t = useT('courses')
  const isWritten = kind === 'text' || kind === 'assignment'
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
        {kind === 'quiz' && (
          <SelectField
            name="quizId"
            hint={quizzes.length === 0 && <NoQuizzes />}
            options={[
              { value: '', label: '–' },
              ...quizzes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <SelectField name="isRequired" options={yesNo} hint={t('lesson.requiredHint')} />
        <SelectField
          name="completedBy"
          hint={kind === 'package' ? t('lesson.completedByHint') : undefined}
          options={completions[kind].map((value) => ({ value, label: t(`completedBy.${value}`) }))}
        />
      </FormSection>
      {isFileLesson(kind) && <LessonFileFields kind={kind} lesson={lesson} />}
      <FormSection title={t(kind === 'assignment' ? 'lesson.task' : 'lesson.content')}>
        <RichTextField
          name="body"
          rows={isWritten ? 18 : 6}
          maxLength={longestBody}
          isOptional={!isWritten}
        />
      </FormSection>
    </>
  )
}

/** What the fields of a lesson are called. */
export function useLessonLabels(): Record<string, string> {
  const t = useT('courses')
  const names = [
    ...['title', 'chapterId', 'isRequired', 'completedBy', 'body', 'quizId', 'isChanged'],
    ...['file', 'captions', 'alt', 'length', 'watchedPercent', 'isReplaced'],
  ]
  return Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]))
}

/** Where a quiz is made, which a lesson takes and does not make. */
function NoQuizzes() {
  const t = useT('courses')
  const { firm } = useFirm()
  return (
    <a className={text.link} href={`/firms/${firm.firmId}/quizzes/new`}>
      {t('lesson.noQuizzes')}
    </a>
  )
}
